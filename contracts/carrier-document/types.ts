import { type Static, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { documentActions } from './codes.ts'
import { seededTypeNames } from './seeded-types.pt.ts'
import { subjectKinds } from './subject.ts'

export const documentTypeFields = {
  subject: Type.Enum(subjectKinds),
  required: Type.Boolean(),
  /** Its documents end on a day, which its sender has to state. */
  expires: Type.Boolean(),
  action: Type.Enum(documentActions),
}
export const DocumentType = Type.Object({ id: Id, name: Type.String(), ...documentTypeFields })
export type DocumentType = Static<typeof DocumentType>

type Seeded = Omit<DocumentType, 'name'> & { readonly id: keyof typeof seededTypeNames }
const seeded: readonly Seeded[] = [
  { id: 'contrato-social', subject: 'TRANSPORTER', required: true, expires: false, action: 'WARN' },
  { id: 'rntrc', subject: 'TRANSPORTER', required: true, expires: false, action: 'WARN' },
  { id: 'rctr-c', subject: 'TRANSPORTER', required: true, expires: true, action: 'WARN' },
  { id: 'rc-dc', subject: 'TRANSPORTER', required: true, expires: true, action: 'WARN' },
  { id: 'rc-v', subject: 'TRANSPORTER', required: false, expires: true, action: 'WARN' },
  { id: 'cnh', subject: 'DRIVER', required: true, expires: true, action: 'WARN' },
  { id: 'mopp', subject: 'DRIVER', required: false, expires: true, action: 'WARN' },
  { id: 'crlv', subject: 'VEHICLE', required: true, expires: true, action: 'WARN' },
]
/** The types of a shipper that has changed none yet (CA29). */
export const seededTypes: Readonly<Record<string, DocumentType>> = Object.fromEntries(
  seeded.map((type) => [type.id, { ...type, name: seededTypeNames[type.id] }]),
)

/** A shipper's types by id; a removed one stays, because documents name it. */
export type DocumentTypes = Readonly<Record<string, DocumentType & { readonly removed?: true }>>
/** The type of an id, unless it was removed. */
export const documentTypeOf = (types: DocumentTypes, typeId: string): DocumentType | undefined => {
  const found = Object.hasOwn(types, typeId) ? types[typeId] : undefined
  return found?.removed ? undefined : found
}
/** The types that are asked of subjects of a kind, required ones first, then by name. */
export const typesOf = (types: DocumentTypes, kind?: DocumentType['subject']): readonly DocumentType[] =>
  Object.values(types)
    .filter(({ subject, removed }) => !removed && (kind === undefined || subject === kind))
    .sort((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'pt'))
