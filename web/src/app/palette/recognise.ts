import { canonicalPlate, isCnpj, isCpf, isFiscalKey } from '@embarca/contracts/kit/documents.ts'

export type Pasted = 'nfe' | 'cnpj' | 'cpf' | 'plate' | 'text'

export const pastedNames: Readonly<Record<Pasted, string>> = {
  nfe: 'chave de NF-e',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  plate: 'placa',
  text: 'código ou pedido',
}

/** What somebody typed or pasted, and how it is asked for: punctuation gone where it means nothing. */
export const recognise = (typed: string): { readonly kind: Pasted; readonly text: string } => {
  const trimmed = typed.trim()
  const bare = trimmed.toUpperCase().replace(/[\s.\-/]/g, '')
  if (isFiscalKey(bare)) return { kind: 'nfe', text: bare }
  if (isCnpj(bare)) return { kind: 'cnpj', text: bare }
  if (isCpf(bare)) return { kind: 'cpf', text: bare }
  const plate = canonicalPlate(trimmed)
  return plate && bare.length === 7 ? { kind: 'plate', text: plate } : { kind: 'text', text: trimmed }
}
