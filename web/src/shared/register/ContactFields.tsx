import { contactErrors as errorsOf } from '../../base/contact.ts'
import { phone } from '../../base/masks.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { RegisterFormState } from './use-register-form.ts'

/** Whom one talks to, as form text. */
export type ContactText = { readonly contactName: string; readonly contactPhone: string; readonly contactEmail: string }
export const noContact: ContactText = { contactName: '', contactPhone: '', contactEmail: '' }

/** Errors by field; all of them may be empty. */
export const contactErrors = ({ contactPhone, contactEmail }: ContactText): Readonly<Record<string, string>> => {
  const { phone, email } = errorsOf({ phone: contactPhone, email: contactEmail })
  return { ...(phone && { contactPhone: phone }), ...(contactEmail.trim() && email && { contactEmail: email }) }
}

/** Name, phone and e-mail of a contact. */
export const ContactFields = <Text extends ContactText>({ form: { field } }: { readonly form: RegisterFormState<Text> }) => (
  <>
    <TextField className="c4" label="Nome do contato" maxLength={200} autoComplete="off" {...field('contactName')} />
    <TextField className="c4" label="Telefone" mask={phone} autoComplete="off" {...field('contactPhone')} />
    <TextField className="c4" label="E-mail" type="email" maxLength={200} autoComplete="off" {...field('contactEmail')} />
  </>
)
