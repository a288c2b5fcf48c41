import { useState } from 'react'
import { parseEmails } from './emails.ts'

/** A field for several e-mail addresses, sent once all of them are valid. */
export const useEmails = (send: (emails: string[]) => void) => {
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { emails, wrong } = parseEmails(typed)
  const error = wrong ? `E-mail inválido: ${wrong}` : isSubmitted && emails.length === 0 ? 'Informe ao menos um e-mail.' : undefined
  return {
    field: {
      label: 'E-mails',
      value: typed,
      onChange: setTyped,
      error,
      hint: 'Separe por vírgula ou espaço.',
      inputMode: 'email',
      autoComplete: 'off',
    } as const,
    submit: () => {
      setSubmitted(true)
      if (emails.length && !wrong) send(emails)
    },
  }
}
