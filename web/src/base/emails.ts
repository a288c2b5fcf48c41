import { EMAIL } from '@embarca/contracts/share/codes.ts'

const email = new RegExp(EMAIL)

/** The distinct addresses in a typed text, and the first part that is not an address. */
export const parseEmails = (typed: string): { readonly emails: string[]; readonly wrong?: string } => {
  const words = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const wrong = words.find((word) => !email.test(word))
  return { emails: words.filter((word) => email.test(word)), ...(wrong !== undefined && { wrong }) }
}
