import { carrierDriverCommands } from '@embarca/contracts/reference/driver.ts'
import { useState } from 'react'
import { fieldErrors } from '../../base/field-errors.ts'
import { cpf as cpfMask, phone as phoneMask } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { readonly onDone: () => unknown; readonly onClose: () => void }

/** A driver by CPF: a new person, or one known already whom this company ties to itself. */
export const AddDriver = ({ onDone, onClose }: Props) => {
  const [form, setForm] = useState({ cpf: '', name: '', phone: '' })
  const errors = useFormErrors({
    ...(form.cpf.length !== 11 && { cpf: 'Informe os 11 dígitos do CPF.' }),
    ...(!form.name.trim() && { name: 'Informe o nome.' }),
    ...(form.phone.length < 10 && { phone: 'Informe o telefone com DDD.' }),
  })
  const add = useCommand(carrierDriverCommands.addOwnDriver, {
    done: async () => {
      await onDone()
      onClose()
    },
    failed: (failure) => errors.showServerErrors(fieldErrors(failure)),
  })
  const edit = (part: Partial<typeof form>) => {
    errors.forget()
    setForm({ ...form, ...part })
  }
  return (
    <FormDialog
      title="Cadastrar motorista"
      accept="Cadastrar"
      icon="plus"
      pending={add.pending}
      className="road-form"
      onSend={() => errors.validate() && void add.run({ ...form, name: form.name.trim() })}
      onClose={onClose}
    >
      <TextField label="CPF" required mask={cpfMask} value={form.cpf} onChange={(cpf) => edit({ cpf })} error={errors.shown['cpf']} />
      <TextField
        label="Nome"
        required
        maxLength={200}
        value={form.name}
        onChange={(name) => edit({ name })}
        error={errors.shown['name']}
        autoComplete="off"
      />
      <TextField
        label="Telefone"
        required
        mask={phoneMask}
        value={form.phone}
        onChange={(phone) => edit({ phone })}
        error={errors.shown['phone']}
        autoComplete="off"
      />
    </FormDialog>
  )
}
