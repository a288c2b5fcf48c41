import {
  type DocumentSubject,
  documentSubjectOf,
  documentsId,
  fileOwnerOf,
  subjectKinds,
} from '@embarca/contracts/carrier-document/subject.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { tiesOf } from '@embarca/contracts/reference/ties.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Ownership } from '../kit/scope.ts'
import { registered, worksFor } from '../registry/index.ts'

type Named = { readonly id: string; readonly kind?: string }
type Asker = Pick<Actor, 'shipperId' | 'transporterId' | 'driverId'>

/**
 * The subject that a command names: staff says its kind and id (a carrier's where no kind is given); carriers, drivers and the program name
 * the shipper too.
 */
export const subjectNamed = ({ id, kind = 'TRANSPORTER' }: Named, { shipperId }: Asker): DocumentSubject | undefined => {
  const named = documentSubjectOf(id)
  if (named) return named
  const known = subjectKinds.find((one) => one === kind)
  return known && { shipperId, kind: known, subjectId: id }
}
/** The id of a command's stream; that of no subject where it names none. */
export const documentsIdOf = (data: Named, { by }: { readonly by: Asker }): string => {
  const subject = subjectNamed(data, by)
  return subject ? documentsId(subject) : data.id
}

/** The companies that answer for a subject. */
const companiesOf = async (context: LookupContext, { kind, subjectId }: DocumentSubject): Promise<readonly string[]> => {
  if (kind === 'TRANSPORTER') return [subjectId]
  const found = await registered(context, kind === 'DRIVER' ? 'driver' : 'vehicle', subjectId)
  return found ? [...new Set(tiesOf(found).map(({ transporterId }) => transporterId))] : []
}
const driverIn = ({ kind, subjectId }: DocumentSubject) => (kind === 'DRIVER' ? { driverId: subjectId } : {})

/** Who may see a subject's documents: the shipper that its company works for, the company, and the driver. */
export const ownershipOfSubject = async (subject: DocumentSubject, context: LookupContext): Promise<Ownership | undefined> => {
  const companies = await companiesOf(context, subject)
  const works = await Promise.all(companies.map((id) => worksFor(context, id, subject.shipperId)))
  return works.some(Boolean)
    ? { shipperId: subject.shipperId, transporterIds: companies.filter((_, at) => works[at]), ...driverIn(subject) }
    : undefined
}

/** The sender that uploaded the files of a document: the shipper's staff, a company, or a driver. */
const senderOf = ({ shipperId, transporterId, driverId }: Asker) => driverId ?? transporterId ?? shipperId

export const filesNamed = (data: Named, by: Actor): Owner | undefined => {
  const subject = subjectNamed(data, by)
  return subject && fileOwnerOf(subject, by)
}

/** Carriers and drivers upload for themselves, under the platform; staff for the shipper. */
const ownershipOfUploads = async (subject: DocumentSubject, context: LookupContext): Promise<Ownership | undefined> => {
  const { transporterId, driverId } = context.by
  const shipperId = PLATFORM
  if (driverId !== undefined) return subject.kind === 'DRIVER' && subject.subjectId === driverId ? { shipperId, driverId } : undefined
  if (transporterId === undefined) return ownershipOfSubject(subject, context)
  return (await companiesOf(context, subject)).includes(transporterId) ? { shipperId, transporterIds: [transporterId] } : undefined
}

/** Who may see the documents that a command means, or the files that the user uploads for them. */
export const ownershipOfDocuments = (_: unknown, data: Named, context: LookupContext): Promise<Ownership | undefined> | undefined => {
  const subject = subjectNamed(data, context.by)
  if (!subject) return undefined
  return subject.shipperId === senderOf(context.by) ? ownershipOfUploads(subject, context) : ownershipOfSubject(subject, context)
}
