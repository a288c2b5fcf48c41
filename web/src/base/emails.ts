import { EMAIL } from '@embarca/contracts/share/codes.ts'

const email = new RegExp(EMAIL)

/** The addresses in what was typed, each once, and the first that is none. */
export const parseEmails = (typed: string): { readonly emails: string[]; readonly wrong?: string } => {
  const words = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const wrong = words.find((word) => !email.test(word))
  return { emails: words.filter((word) => email.test(word)), ...(wrong !== undefined && { wrong }) }
}
