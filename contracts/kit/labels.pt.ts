/** What a user may look a load up by; anything else is text. */
export const pastedNames = {
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

/** Words that people write before a code, with the kind of code that they name. */
export const pastedPrefixes: readonly (readonly [RegExp, keyof typeof pastedNames])[] = [
  [/^(?:pedido|ped\.?|ordem)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'order'],
  [/^(?:nota fiscal|nota|nf-?e|nf)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'note'],
  [/^(?:carga|frete|c[oó]digo)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'code'],
  [/^placa(?:\s*[:#]\s*|\s+)(?=\S)/i, 'plate'],
  [/^(?:cpf|cnpj|chave)(?:\s*[:#]\s*|\s+)(?=\S)/i, 'text'],
]

/** The message for a refusal without a reason, as specified. */
export const refusalReasonMissing = 'Obrigatório o preenchimento do motivo da recusa.'

/** Replaces a forgotten person's data. */
export const forgottenText = 'Dado removido'
