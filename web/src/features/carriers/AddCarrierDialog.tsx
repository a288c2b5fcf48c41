import type { PartnershipRefusal } from '@embarca/contracts/partnership/codes.ts'
import { type CarrierAdded, onboardingRoutes, type RegistryCompany } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { type CallFailed, isCallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { cnpj as cnpjMask } from '../../base/masks.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { SendLink } from '../../shared/send-link/SendLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { blankCompany, type TypedCompany, TypedCompanyFields, typedInput, wrongIn } from './TypedCompanyFields.tsx'

/** Why the registry of companies did not help: then the data is typed. */
const typedAfter: readonly PartnershipRefusal[] = [
  'COMPANY_REGISTRY_OFF',
  'COMPANY_REGISTRY_DOWN',
  'COMPANY_NOT_FOUND',
  'COMPANY_NOT_ACTIVE',
]

/** Adds a carrier: by its CNPJ if the platform or the registry of companies knows it, otherwise with typed data. */
export const AddCarrierDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const client = useQueryClient()
  const [cnpj, setCnpj] = useState('')
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [company, setCompany] = useState<TypedCompany>()
  const [note, setNote] = useState('')
  const [access, setAccess] = useState<NonNullable<CarrierAdded['access']>>()

  const done = async (answer: object) => {
    const { access: issued, messages } = answer as CarrierAdded
    message('success', messages?.[0] ?? '')
    await Promise.all([carrierRoutes.search, carrierRoutes.invites].map((one) => refreshRead(client, one)))
    if (issued?.link) return setAccess(issued)
    if (issued) message('info', issued.message)
    return onClose()
  }
  const atFields = (failure: CallFailed) => {
    const found = fieldErrors(failure)
    setWrong(found)
    return Object.keys(found).length > 0
  }
  const byCnpj = useCommand(onboardingRoutes.addFromCnpj, {
    successMessage: false,
    done,
    failed: (failure) => {
      if (!typedAfter.includes(failure.code as PartnershipRefusal)) return atFields(failure)
      setNote(failure.messages[0] ?? '')
      setCompany(blankCompany)
      if (failure.code === 'COMPANY_NOT_ACTIVE') void prefill()
      return true
    },
  })
  const typed = useCommand(onboardingRoutes.register, { successMessage: false, done, failed: atFields })
  /** What the registry knows of a company that is not active. */
  const prefill = async () => {
    const found: RegistryCompany | undefined = await call(onboardingRoutes.company, { cnpj }).catch((error) => {
      if (isCallFailed(error)) return undefined
      throw error
    })
    if (found) setCompany((before) => before && { ...before, name: found.name, city: found.city, state: found.state })
  }
  const send = () => {
    if (!company) return void byCnpj.run({ cnpj })
    const found = wrongIn(company)
    setWrong(found)
    return Object.keys(found).length ? undefined : void typed.run({ cnpj, ...typedInput(company) })
  }

  if (access?.link)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Acesso da transportadora"
        footer={
          <Button look="primary" onClick={onClose}>
            Fechar
          </Button>
        }
      >
        <p>{access.message}</p>
        <p>
          Usuário: <b>{access.username}</b>
        </p>
        <SendLink
          link={access.link}
          hint={`Vale uma única vez, até ${shortDateTime(access.expiresAt)}.`}
          text={`Convidamos a sua transportadora para o Embarca. Seu usuário é ${access.username}. Crie a sua senha: ${access.link}`}
          onHandOut={() => {}}
        />
      </Dialog>
    )
  return (
    <FormDialog
      title="Adicionar transportadora"
      width={company ? 620 : 460}
      accept={company ? 'Cadastrar' : 'Adicionar'}
      pending={byCnpj.pending || typed.pending}
      disabled={cnpj.length < 14}
      className="add-carrier"
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label="CNPJ"
        required
        mask={cnpjMask}
        value={cnpj}
        autoFocus
        autoComplete="off"
        error={wrong['cnpj']}
        onChange={(text) => {
          setCnpj(text)
          setWrong({})
          setCompany(undefined)
          setNote('')
        }}
      />
      <div aria-live="polite">{note && <FormNote icon="info">{note}</FormNote>}</div>
      {company && <TypedCompanyFields company={company} wrong={wrong} onChange={(part) => setCompany({ ...company, ...part })} />}
    </FormDialog>
  )
}
