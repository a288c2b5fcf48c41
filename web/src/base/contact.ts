import { parseEmails } from './emails.ts'

/** Digits of none, a local number, a landline, a mobile. */
const PHONES = [0, 8, 10, 11]

/** What is wrong with how a person is reached: one e-mail, and a whole phone number if any. */
export const contactErrors = ({ email, phone }: { readonly email: string; readonly phone: string }): Readonly<Record<string, string>> => {
  const { emails, wrong } = parseEmails(email)
  return {
    ...((emails.length !== 1 || wrong !== undefined) && { email: 'Este e-mail não é válido.' }),
    ...(!PHONES.includes(phone.length) && { phone: 'Este telefone está incompleto.' }),
  }
}
