import { isCnpj } from '@embarca/contracts/kit/documents.ts'
import { operatorTieRoutes, ownCarrierCommands } from '@embarca/contracts/operator-tie/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { cnpj as cnpjMask } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { readonly onDone: () => unknown; readonly onClose: () => void }

/** Invites the carrier of a CNPJ to this operator's list. */
export const InviteCarrier = ({ onDone, onClose }: Props) => {
  const [document, setDocument] = useState('')
  const [isLooking, setLooking] = useState(false)
  const errors = useFormErrors({ ...(!isCnpj(document) && { cnpj: 'Informe um CNPJ válido.' }) })
  const refused = (message: string) => errors.showServerErrors({ cnpj: message })
  const invite = useCommand(ownCarrierCommands.invite, {
    successMessage: 'Convite enviado.',
    done: async () => {
      await onDone()
      onClose()
    },
  })
  const send = async () => {
    if (!errors.validate()) return
    setLooking(true)
    const found = await call(operatorTieRoutes.carriers, { document }).catch(() => undefined)
    setLooking(false)
    const [carrier] = found ?? []
    if (carrier) await invite.run({ id: carrier.id })
    else refused(found ? 'Transportadora não encontrada.' : 'Não foi possível buscar a transportadora.')
  }
  return (
    <FormDialog
      title="Convidar transportadora"
      accept="Convidar"
      icon="send"
      pending={isLooking || invite.pending}
      className="road-form"
      onSend={() => void send()}
      onClose={onClose}
    >
      <TextField
        label="CNPJ"
        required
        mask={cnpjMask}
        value={document}
        onChange={(value) => {
          errors.forget()
          setDocument(value)
        }}
        error={errors.shown['cnpj']}
        autoComplete="off"
      />
    </FormDialog>
  )
}
