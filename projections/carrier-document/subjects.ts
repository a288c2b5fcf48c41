import { type DocumentSubject, documentsId, type SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Views } from '../kit/read-store.ts'
import { hasWorkedFor } from '../shared/relations.ts'
import { documentsDocument } from './shown.ts'

const tiesIn = { DRIVER: ['driverTie', 'driverId', 'name'], VEHICLE: ['vehicleTie', 'vehicleId', 'plate'] } as const
type Tie = { readonly transporterId: string; readonly name?: string; readonly plate?: string }
const SOME = 100

/** The companies that answer for a subject, or did, and its name. */
export const subjectIn = async (views: Views, kind: SubjectKind, subjectId: string) => {
  if (kind === 'TRANSPORTER') {
    const company = await views.get<{ name: string }>('transporter', subjectId)
    return company && { companies: [subjectId], name: company.name }
  }
  const [view, field, name] = tiesIn[kind]
  const ties = await readAllDocuments<Tie>(views, view, { where: { [field]: subjectId }, sort: [name, 'asc'], size: SOME })
  return ties[0] && { companies: ties.map(({ transporterId }) => transporterId), name: ties[0].name ?? ties[0].plate ?? '' }
}

/** Whether a shipper's staff may read a subject's documents: it works for the shipper, or did. */
export const isSubjectOf = async (views: Views, { shipperId, kind, subjectId }: DocumentSubject): Promise<boolean> => {
  const subject = await subjectIn(views, kind, subjectId)
  for (const id of subject?.companies ?? []) if (await hasWorkedFor(views, id, shipperId)) return true
  return (await documentsDocument(views, documentsId({ shipperId, kind, subjectId }))) !== undefined
}
/** Whether a carrier's user or a driver answers for a subject. */
export const isSubjectOfCarrier = async (views: Views, by: Actor, kind: SubjectKind, subjectId: string): Promise<boolean> => {
  if (by.driverId !== undefined) return kind === 'DRIVER' && subjectId === by.driverId
  if (by.transporterId === undefined) return false
  return (await subjectIn(views, kind, subjectId))?.companies.includes(by.transporterId) ?? false
}
