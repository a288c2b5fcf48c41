/** Portuguese labels for the codes of a profile. */
export const profileLabels = {
  measureType: { WEIGHT: 'Peso', CUBAGE: 'Volume', UNIT: 'Unidades' },
  pricing: { BY_WEIGHT: 'Por peso', BY_VOLUME: 'Por volume', BY_UNIT: 'Por unidade', CLOSED_VALUE: 'Valor fechado' },
  flow: { INBOUND: 'Entrada', OUTBOUND: 'Saída', REVERSE: 'Reversa' },
  tracking: { TRACKED: 'Com rastreamento', NOT_TRACKED: 'Sem rastreamento' },
  tax: { FREE: 'Isento', INCLUDED: 'Incluso no frete', NOT_INCLUDED: 'Não incluso no frete' },
} as const
type Kind = keyof typeof profileLabels

/** The options of a field, in their usual order. */
export const choicesOf = (kind: Kind): readonly { readonly value: string; readonly label: string }[] =>
  Object.entries(profileLabels[kind]).map(([value, label]) => ({ value, label }))
export const profileLabel = (kind: Kind, code: string | undefined): string | undefined =>
  code === undefined ? undefined : ((profileLabels[kind] as Readonly<Record<string, string>>)[code] ?? code)
