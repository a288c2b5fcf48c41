import { EXPIRY_DAYS } from '@embarca/contracts/carrier-document/codes.ts'
import { type DocumentSubject, documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import { documentTypeOf, typesOf } from '@embarca/contracts/carrier-document/types.ts'
import type { DocumentStanding } from '@embarca/contracts/carrier-document/validity.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { registered } from '../registry/index.ts'
import { documentIn, documentsFold, documentsStream, documentTypesFold, documentTypesStream } from './state.ts'
import { subjectNamed } from './subjects.ts'
import type { DocumentLookups, DocumentsState } from './types.ts'

type Read = Pick<LookupContext, 'read'>
type Named = { readonly id: string; readonly kind?: string; readonly typeId?: string; readonly documentId?: string }

const typesFor = async ({ read }: Read, shipperId: string) => (await read(documentTypesFold, documentTypesStream(shipperId))).types

/** The id of the document that a command means. */
export const documentNamed = ({ documentId, typeId }: Pick<Named, 'documentId' | 'typeId'>): string => documentId ?? typeId ?? ''

export const documentLookups = async (_: DocumentsState, data: Named, context: LookupContext): Promise<DocumentLookups> => {
  const subject = subjectNamed(data, context.by)
  if (!subject) throw new TypeError(`${data.id} names no subject`)
  const [types, shipper] = await Promise.all([typesFor(context, subject.shipperId), registered(context, 'shipper', subject.shipperId)])
  const type = documentTypeOf(types, documentNamed(data))
  return { subject, type: type?.subject === subject.kind ? type : undefined, thresholdDays: shipper?.documentExpiryDays ?? EXPIRY_DAYS }
}

/** Every type that a shipper asks of a subject, with the version it holds; what that means on a day: `documentProblem`. */
export const documentStanding = async (
  context: Read,
  shipperId: string,
  { kind, subjectId }: Omit<DocumentSubject, 'shipperId'>,
): Promise<readonly DocumentStanding[]> => {
  const [types, documents] = await Promise.all([
    typesFor(context, shipperId),
    context.read(documentsFold, documentsStream(documentsId({ shipperId, kind, subjectId }))),
  ])
  return typesOf(types, kind).map(({ id: typeId, name, required, action }) => {
    const { approved } = documentIn(documents, typeId)
    return { typeId, name, required, action, ...(approved && { approved }) }
  })
}
