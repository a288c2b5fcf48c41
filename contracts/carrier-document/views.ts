import { type Static, Type } from 'typebox'
import { Id, listOf } from '../kit/schema.ts'
import { documentActions, documentNoticeCodes, documentSenders, documentStatuses, documentValidities } from './codes.ts'
import { FileId } from './events.ts'
import { subjectKinds } from './subject.ts'

export const DocumentVersion = Type.Object({
  version: Type.Integer(),
  status: Type.Enum(documentStatuses),
  sentBy: Type.Enum(documentSenders),
  sentAt: Type.String(),
  /** The user's name. */
  sender: Type.Optional(Type.String()),
  number: Type.Optional(Type.String()),
  /** Days, `YYYY-MM-DD`. */
  issuedAt: Type.Optional(Type.String()),
  expiresAt: Type.Optional(Type.String()),
  files: Type.Array(Type.Object({ fileId: FileId, name: Type.String() })),
  reviewedAt: Type.Optional(Type.String()),
  reviewer: Type.Optional(Type.String()),
  /** Of a refused one. */
  reason: Type.Optional(Type.String()),
})
export type DocumentVersion = Static<typeof DocumentVersion>

const about = {
  documentId: Id,
  typeId: Id,
  name: Type.String(),
  required: Type.Boolean(),
  expires: Type.Boolean(),
  action: Type.Enum(documentActions),
  status: Type.Enum(documentStatuses),
  /** The label of the day on which it is read, in Portuguese, and its code. */
  validity: Type.Enum(documentValidities),
  label: Type.String(),
  /** Of the version that counts. */
  expiresAt: Type.Optional(Type.String()),
  /** Negative once it is expired. */
  daysLeft: Type.Optional(Type.Integer()),
  /** Of the last refused version, until another one is sent. */
  reason: Type.Optional(Type.String()),
}
/** A document that a shipper asks of a subject; `NONE` while nobody sent or requested it. */
export const SubjectDocument = Type.Object({ ...about, versions: Type.Array(DocumentVersion) })
export type SubjectDocument = Static<typeof SubjectDocument>
export const SubjectDocuments = Type.Object({
  list: Type.Array(SubjectDocument),
  /** Days before the end from which a document is near expiry. */
  thresholdDays: Type.Integer(),
  /** For `If-Match`; -1 before the first one. */
  revision: Type.Integer(),
  /** The `owner` under which the reader uploads files for them. */
  uploadOwner: Type.String(),
})
export type SubjectDocuments = Static<typeof SubjectDocuments>

/** The same as a carrier or driver sees it, with the shipper that asks. */
export const AskedDocument = Type.Object({
  ...about,
  /** `documentsId` of the shipper and subject. */
  id: Type.String(),
  shipperName: Type.String(),
  /** The asker waits for a version: asked for or refused, required and missing, or near its end without a newer one. */
  isDue: Type.Boolean(),
  /** The versions that this side sent, newest first. */
  versions: Type.Array(DocumentVersion),
})
export type AskedDocument = Static<typeof AskedDocument>
/** A subject with what each shipper asks of it: one file serves all documents of one name. */
export const AskedSubject = Type.Object({
  kind: Type.Enum(subjectKinds),
  subjectId: Id,
  /** The company's or driver's name, or the plate. */
  subjectName: Type.String(),
  /** The `owner` under which the reader uploads files for them: one upload serves every shipper. */
  uploadOwner: Type.String(),
  documents: Type.Array(AskedDocument),
})
export type AskedSubject = Static<typeof AskedSubject>
export const AskedSubjects = listOf(AskedSubject)

const noticeFields = {
  /** Of the event. */
  id: Id,
  code: Type.Enum(documentNoticeCodes),
  title: Type.String(),
  at: Type.String(),
  kind: Type.Enum(subjectKinds),
  subjectId: Id,
  /** The company's or driver's name, or the plate. */
  subjectName: Type.String(),
  documentId: Id,
  /** Of its type. */
  name: Type.String(),
  /** The last day of the version that the notice is about. */
  expiresAt: Type.Optional(Type.String()),
}
/** Notices to the shipper's staff: sent to be reviewed, near its end, over. */
export const StaffNotice = Type.Object({ ...noticeFields, isRead: Type.Boolean() })
export type StaffNotice = Static<typeof StaffNotice>
/** Notices to the carrier or driver: asked for, reviewed, near its end, over. */
export const SenderNotice = Type.Object({
  ...noticeFields,
  shipperName: Type.String(),
  documentsId: Type.String(),
  reason: Type.Optional(Type.String()),
})
export type SenderNotice = Static<typeof SenderNotice>
