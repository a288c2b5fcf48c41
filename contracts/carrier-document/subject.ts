import type { Owner } from '../kit/owner.ts'

/** Whose documents a shipper keeps. */
export const subjectKinds = ['TRANSPORTER', 'DRIVER', 'VEHICLE'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** The carrier, driver or vehicle whose documents one shipper keeps. */
export type DocumentSubject = { readonly shipperId: string; readonly kind: SubjectKind; readonly subjectId: string }

const PARTS = new RegExp(`^([^.]+)\\.(${subjectKinds.join('|')})\\.(.+)$`)

/** All documents of one subject are one stream, of this id. */
export const documentsId = ({ shipperId, kind, subjectId }: DocumentSubject): string => `${shipperId}.${kind}.${subjectId}`
/** The subject that an id names; undefined when it is of another form. */
export const documentSubjectOf = (id: string): DocumentSubject | undefined => {
  const [, shipperId, kind, subjectId] = PARTS.exec(id) ?? []
  const named = subjectKinds.find((one) => one === kind)
  return shipperId && named && subjectId ? { shipperId, kind: named, subjectId } : undefined
}

type Uploader = { readonly shipperId: string; readonly transporterId?: string | undefined; readonly driverId?: string | undefined }
/**
 * What files belong to that a user uploads for a subject: the uploading shipper, carrier or driver, and the subject. So one upload of a
 * carrier serves every shipper that asks.
 */
export const fileOwnerOf = (
  { kind, subjectId }: Pick<DocumentSubject, 'kind' | 'subjectId'>,
  { shipperId, transporterId, driverId }: Uploader,
): Owner => ({ kind: 'documents', id: documentsId({ shipperId: driverId ?? transporterId ?? shipperId, kind, subjectId }) })
