import { type DocumentSubject, documentSubjectOf, documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { allows, isStaff, may } from '@embarca/contracts/roles.ts'
import type { OwnerKind } from '../kit/owner-kind.ts'
import type { Views } from '../kit/read-store.ts'
import { documentsDocument } from './shown.ts'
import { isSubjectOf, isSubjectOfCarrier } from './subjects.ts'

/** The uploader that a file's owner names in the place of the shipper. */
const uploaderOf = ({ shipperId, transporterId, driverId }: Actor) => driverId ?? transporterId ?? shipperId

/** Whether a shipper's documents of the subject have the file. */
const hasFile = async (views: Views, subject: DocumentSubject, fileId: string) => {
  const { documents = {} } = (await documentsDocument(views, documentsId(subject))) ?? {}
  return Object.values(documents).some(({ versions }) => versions.some(({ files }) => files.some((file) => file.fileId === fileId)))
}
const mayUpload = (by: Actor, views: Views, subject: DocumentSubject) =>
  isStaff(by)
    ? allows(may.manageCarriers, by.roles) && isSubjectOf(views, subject)
    : isSubjectOfCarrier(views, by, subject.kind, subject.subjectId)

const shipperOfFiles: NonNullable<OwnerKind['shipperOfFiles']> = async (by, id, { views }) => {
  const subject = documentSubjectOf(id)
  if (!subject || subject.shipperId !== uploaderOf(by) || !(await mayUpload(by, views, subject))) return undefined
  return isStaff(by) ? by.shipperId : PLATFORM
}

/**
 * Files of documents belong to who uploaded them, for a subject: staff under its shipper, carriers and drivers under the platform. The
 * shippers that were sent a carrier's file read it; what a shipper uploaded itself, only its staff.
 */
export const documentsOwner: OwnerKind = {
  maySee: async (by, id, { views }) => {
    const subject = documentSubjectOf(id)
    if (!subject) return false
    if (!isStaff(by)) return isSubjectOfCarrier(views, by, subject.kind, subject.subjectId)
    return subject.shipperId === by.shipperId && allows(may.seeCarriers, by.roles) && isSubjectOf(views, subject)
  },
  shipperOfFiles,
  shipperOfFile: async (by, id, fileId, context) => {
    const subject = documentSubjectOf(id)
    if (!subject) return undefined
    if (!isStaff(by)) return shipperOfFiles(by, id, context)
    const { shipperId } = by
    if (!allows(may.seeCarriers, by.roles) || !(await isSubjectOf(context.views, { ...subject, shipperId }))) return undefined
    if (subject.shipperId === shipperId) return shipperId
    return (await hasFile(context.views, { ...subject, shipperId }, fileId)) ? PLATFORM : undefined
  },
}
