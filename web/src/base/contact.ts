import { parseEmails } from './emails.ts'

/** Number of digits: none, a local number, a landline, a mobile. */
const PHONES = [0, 8, 10, 11]

/** Errors of a person's contact fields: one valid e-mail, and a complete phone number if there is one. */
export const contactErrors = ({ email, phone }: { readonly email: string; readonly phone: string }): Readonly<Record<string, string>> => {
  const { emails, wrong } = parseEmails(email)
  return {
    ...((emails.length !== 1 || wrong !== undefined) && { email: 'Este e-mail não é válido.' }),
    ...(!PHONES.includes(phone.length) && { phone: 'Este telefone está incompleto.' }),
  }
}
