import { isCnpj, isCpf, isFiscalKey, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import type { Pasted } from '@embarca/contracts/kit/recognise.ts'
import type { Card } from './card.ts'

type FoundBy = Exclude<Pasted, 'text'> | 'name'
type Match = { readonly matched: string; readonly by: FoundBy }

const paperKind = (paper: string): FoundBy => (isCnpj(paper) ? 'cnpj' : isCpf(paper) ? 'cpf' : 'order')
const noteKind = (code: string): FoundBy => (isFiscalKey(code) ? 'nfe' : 'note')

/** Whatever a load may be found by, and what each of them is. */
const known = ({ externalId, vehiclePrimaryPlate, vehicleOtherPlates, driverDocument, papers, invoiceCodes }: Card): readonly Match[] => {
  const one = (by: FoundBy) => (matched: string | undefined) => (matched ? [{ matched, by }] : [])
  return [
    ...one('code')(externalId),
    ...[vehiclePrimaryPlate, ...(vehicleOtherPlates ?? [])].flatMap(one('plate')),
    ...one('cpf')(driverDocument),
    ...(papers ?? []).map((paper) => ({ matched: paper, by: paperKind(paper) })),
    ...Object.values(invoiceCodes ?? {})
      .flat()
      .map((code) => ({ matched: code, by: noteKind(code) })),
  ]
}

/** Which of its keys, or whose name, a load was found by: the whole of it before a part. */
export const matchOf = (card: Card, sought: string): Match => {
  const wanted = plateSpellings(sought.toUpperCase())
  const all = known(card)
  const whole = all.find(({ matched }) => wanted.includes(matched.toUpperCase()))
  const part = all.find(({ matched }) => matched.toUpperCase().includes(sought.toUpperCase()))
  return whole ?? part ?? { matched: card.transporterName ?? card.driverName ?? '', by: 'name' }
}
