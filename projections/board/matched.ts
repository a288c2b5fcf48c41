import { isCnpj, isCpf, isFiscalKey, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import type { Pasted } from '@embarca/contracts/kit/recognise.ts'
import { documentsOf, type LoadDocument, platesOf } from '../loads/index.ts'

type FoundBy = Exclude<Pasted, 'text'> | 'name'
type Match = { readonly matched: string; readonly by: FoundBy }

const documentKind = (document: string): FoundBy => (isCnpj(document) ? 'cnpj' : isCpf(document) ? 'cpf' : 'order')
const noteKind = (code: string): FoundBy => (isFiscalKey(code) ? 'nfe' : 'note')

/** Every value that a load may be found by, with its kind. */
const known = (load: LoadDocument): readonly Match[] => {
  const one = (by: FoundBy) => (matched: string | undefined) => (matched ? [{ matched, by }] : [])
  return [
    ...one('code')(load.externalId),
    ...platesOf(load).flatMap(one('plate')),
    ...one('cpf')(load.driverDocument),
    ...documentsOf(load).map((document) => ({ matched: document, by: documentKind(document) })),
    ...Object.values(load.invoiceCodes)
      .flat()
      .map((code) => ({ matched: code, by: noteKind(code) })),
  ]
}

/** The key or name that a load was found by: an exact match before a part. */
export const matchOf = (load: LoadDocument, sought: string): Match => {
  const spellings = plateSpellings(sought.toUpperCase())
  const all = known(load)
  const exact = all.find(({ matched }) => spellings.includes(matched.toUpperCase()))
  const part = all.find(({ matched }) => matched.toUpperCase().includes(sought.toUpperCase()))
  return exact ?? part ?? { matched: load.transporterName ?? load.driverName ?? '', by: 'name' }
}
