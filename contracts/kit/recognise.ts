import { canonicalPlate, isCnpj, isCpf, isFiscalKey } from './documents.ts'

/** What somebody may look a load up by; anything else is text. */
export type Pasted = 'nfe' | 'cte' | 'cnpj' | 'cpf' | 'plate' | 'order' | 'note' | 'code' | 'text'

export const pastedNames: Readonly<Record<Pasted, string>> = {
  nfe: 'chave de NF-e',
  cte: 'chave de CT-e',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  plate: 'placa',
  order: 'pedido',
  note: 'número de NF-e',
  code: 'código da carga',
  text: 'código ou pedido',
}

/** Said before a code, they tell what it is a code of. */
const prefixes: readonly (readonly [RegExp, Pasted])[] = [
  [/^(?:pedido|ped\.?|ordem)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'order'],
  [/^(?:nota fiscal|nota|nf-?e|nf)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'note'],
  [/^(?:carga|frete|c[oó]digo)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'code'],
  [/^placa(?:\s*[:#]\s*|\s+)(?=\S)/i, 'plate'],
  [/^(?:cpf|cnpj|chave)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'text'],
]
const LONGEST_PLATE = 7

/** What was typed or pasted, and how it is asked for: punctuation gone where it means nothing, and the word before it. */
export const recognise = (typed: string): { readonly kind: Pasted; readonly text: string } => {
  const trimmed = typed.trim()
  const [pattern, prefixKind] = prefixes.find(([before]) => before.test(trimmed)) ?? []
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
