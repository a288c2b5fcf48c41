import { canonicalPlate, isCnpj, isCpf, isFiscalKey } from './documents.ts'
import { type pastedNames, pastedPrefixes } from './labels.pt.ts'

/** The kind of a pasted text. */
export type Pasted = keyof typeof pastedNames

const LONGEST_PLATE = 7

/** The kind of a typed or pasted text and its search form, without a leading word and without meaningless punctuation. */
export const recognise = (typed: string): { readonly kind: Pasted; readonly text: string } => {
  const trimmed = typed.trim()
  const [pattern, prefixKind] = pastedPrefixes.find(([before]) => before.test(trimmed)) ?? []
  const rest = pattern ? trimmed.replace(pattern, '') : trimmed
  const bare = rest.toUpperCase().replace(/[\s.\-/]/g, '')
  if (isFiscalKey(bare)) return { kind: 'nfe', text: bare }
  if (isFiscalKey(bare, '57')) return { kind: 'cte', text: bare }
  if (prefixKind === 'order' || prefixKind === 'note' || prefixKind === 'code') return { kind: prefixKind, text: rest }
  if (isCnpj(bare)) return { kind: 'cnpj', text: bare }
  if (isCpf(bare)) return { kind: 'cpf', text: bare }
  const plate = canonicalPlate(rest)
  return plate && bare.length === LONGEST_PLATE ? { kind: 'plate', text: plate } : { kind: 'text', text: rest }
}
