import { type DocumentTypeRefusal, MOST_DOCUMENT_TYPES } from '@embarca/contracts/carrier-document/codes.ts'
import { documentTypeLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import { type DocumentTypes, documentTypeOf, typesOf } from '@embarca/contracts/carrier-document/types.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import type { Module } from '../kit/module.ts'
import { documentTypesFold, documentTypesStream } from './state.ts'
import type { DocumentTypesTypes } from './types.ts'

const taken: Refusal<DocumentTypeRefusal> = refuse('DOCUMENT_TYPE_TAKEN', {
  fields: [{ field: 'name', message: documentTypeLabels.refusal.DOCUMENT_TYPE_TAKEN }],
})
const spelling = (name: string) => name.trim().toLocaleLowerCase('pt-BR')
/** Names are unique among the types of one kind of subject. */
const isTaken = (types: DocumentTypes, { name, subject }: Pick<DocumentTypes[string], 'name' | 'subject'>, except?: string) =>
  typesOf(types, subject).some((type) => type.id !== except && spelling(type.name) === spelling(name))

/** A type that the shipper does not have does not exist for it. */
const ownType = {
  owner: ({ types }: DocumentTypesTypes['state'], { id }: { readonly id: string }, { by: { shipperId } }: LookupContext) =>
    documentTypeOf(types, id) && { shipperId },
}

const rows = commandTable<DocumentTypesTypes>()({
  AddDocumentType: {
    decide: ({ name, ...type }, { types }, { by: { shipperId }, newId: typeId }) => {
      if (isTaken(types, { name, ...type })) return taken
      if (typesOf(types).length >= MOST_DOCUMENT_TYPES) return refuse('TOO_MANY_DOCUMENT_TYPES')
      return { type: 'DocumentTypeRegistered', data: { ...type, shipperId, typeId, name: name.trim() } }
    },
  },
  ChangeDocumentType: {
    ...ownType,
    decide: ({ id: typeId, name, ...form }, { types }, { by: { shipperId } }) => {
      const before = documentTypeOf(types, typeId)
      if (!before) return refuse('DOCUMENT_TYPE_UNKNOWN')
      // Documents of the type belong to subjects of that kind.
      const changed = { ...form, name: name.trim(), subject: before.subject }
      if (isTaken(types, changed, typeId)) return taken
      const { subject, required, expires, action } = changed
      const isSame = before.name === changed.name && before.required === required && before.expires === expires && before.action === action
      return isSame
        ? []
        : { type: 'DocumentTypeChanged', data: { shipperId, typeId, name: changed.name, subject, required, expires, action } }
    },
  },
  RemoveDocumentType: {
    ...ownType,
    decide: ({ id: typeId }, { types }, { by: { shipperId } }) =>
      documentTypeOf(types, typeId) ? { type: 'DocumentTypeRemoved', data: { shipperId, typeId } } : refuse('DOCUMENT_TYPE_UNKNOWN'),
  },
})

/** The types of document that a shipper asks for. */
export const documentTypes: Module<DocumentTypesTypes> = {
  name: 'documentTypes',
  fold: documentTypesFold,
  commands: rows,
  stream: documentTypesStream,
  idOf: (_, { by: { shipperId } }) => shipperId,
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}
