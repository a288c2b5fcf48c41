const EMAIL = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;".]{2,24}$/

/** The addresses in what was typed, each once, and the first that is none. */
export const emailsIn = (typed: string): { readonly emails: string[]; readonly wrong?: string } => {
  const words = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const wrong = words.find((word) => !EMAIL.test(word))
  return { emails: words.filter((word) => EMAIL.test(word)), ...(wrong !== undefined && { wrong }) }
}
