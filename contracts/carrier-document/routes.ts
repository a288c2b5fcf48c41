import { type Static, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Day, Id, listOf, paging, RefusalReason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { MOST_DOCUMENT_FILES } from './codes.ts'
import { FileId } from './events.ts'
import { documentMessages as messages } from './labels.pt.ts'
import { subjectKinds } from './subject.ts'
import { DocumentType, documentTypeFields } from './types.ts'
import { AskedSubjects, SenderNotice, SubjectDocuments } from './views.ts'

const content = {
  number: Type.Optional(Type.String({ maxLength: 60 })),
  issuedAt: Type.Optional(Day),
  expiresAt: Type.Optional(Day),
  files: Type.Optional(Type.Array(FileId, { maxItems: MOST_DOCUMENT_FILES, uniqueItems: true })),
}
/** Files were uploaded for the documents of this subject before; the server knows their names. */
const withFiles = { attaches: ({ files = [] }: { files?: readonly string[] }) => files, namesFiles: true } as const
const keeps = { may: may.manageCarriers, messages: { failed } }
const saves = { ...keeps, ...withFiles, messages: { done: messages.saved, failed } }
const removes = { ...keeps, messages: { done: messages.removed, failed } }

export const documentRoutes = {
  types: query('GET /shipper/transporterDocumentTypes', Type.Array(DocumentType), {
    may: may.seeCarriers,
    query: { subject: Type.Optional(Type.Enum(subjectKinds)) },
  }),
  /** `:kind` is a kind of subject, `:id` the subject's. */
  documents: query('GET /documents/:kind/:id', SubjectDocuments, { may: may.seeCarriers }),
}
/** `:id` is a carrier's; documents of drivers and vehicles are kept by the rows under `/documents`. */
export const documentCommands = {
  addOfCarrier: command('POST /transporter/:id/documents', 'UploadDocument', { ...saves, body: { typeId: Id, ...content } }),
  changeOfCarrier: command('PUT /transporter/:id/documents/:documentId', 'UploadDocument', { ...saves, body: content }),
  removeOfCarrier: command('DELETE /transporter/:id/documents/:documentId', 'RemoveDocument', removes),

  add: command('POST /documents/:kind/:id', 'UploadDocument', { ...saves, body: { typeId: Id, ...content } }),
  change: command('PUT /documents/:kind/:id/:documentId', 'UploadDocument', { ...saves, body: content }),
  remove: command('DELETE /documents/:kind/:id/:documentId', 'RemoveDocument', removes),
  request: command('POST /documents/:kind/:id/request', 'RequestDocument', {
    ...keeps,
    body: { typeId: Id },
    messages: { done: messages.requested, failed },
  }),
  approve: command('POST /documents/:kind/:id/:documentId/approve', 'ApproveDocument', {
    ...keeps,
    messages: { done: messages.approved, failed },
  }),
  refuse: command('POST /documents/:kind/:id/:documentId/refuse', 'RefuseDocument', {
    ...keeps,
    body: { reason: RefusalReason },
    messages: { done: messages.refused, failed },
  }),
}

const configures = { may: may.configure, messages: { done: messages.typeSaved, failed } }
const type = { name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }), ...documentTypeFields }
export const documentTypeCommands = {
  add: command('POST /shipper/transporterDocumentTypes', 'AddDocumentType', { ...configures, creates: true, body: type }),
  change: command('PUT /shipper/transporterDocumentTypes/:id', 'ChangeDocumentType', { ...configures, body: type }),
  remove: command('DELETE /shipper/transporterDocumentTypes/:id', 'RemoveDocumentType', {
    ...configures,
    messages: { done: messages.typeRemoved, failed },
  }),
}

/** `:id` is `documentsId` of a shipper and a subject; `:documentId` the type that the shipper asks for. */
const sends = { ...withFiles, body: content, messages: { done: messages.sent, failed } }
export const carrierDocumentQueries = {
  /** Notices of the company's own documents, its drivers' and its vehicles', newest first, of the last 30 days. */
  notices: query('GET /webtransporter/documents/notices', listOf(SenderNotice), { may: may.actForTransporter, query: paging }),
  /** A page of subjects of a kind: the company itself where none is given. */
  asked: query('GET /webtransporter/documents', AskedSubjects, {
    may: may.actForTransporter,
    query: { ...paging, kind: Type.Optional(Type.Enum(subjectKinds)) },
  }),
}
export const driverDocumentQueries = {
  notices: query('GET /webdriver/documents/notices', listOf(SenderNotice), { may: may.drive, query: paging }),
  asked: query('GET /webdriver/documents', AskedSubjects, { may: may.drive }),
}
export const carrierDocumentCommands = {
  send: command('POST /webtransporter/documents/:id/:documentId/send', 'SendDocument', { ...sends, may: may.operateForTransporter }),
}
export const driverDocumentCommands = {
  send: command('POST /webdriver/documents/:id/:documentId/send', 'SendDocument', { ...sends, may: may.drive }),
}

/** Most documents of one request: more shippers than a company works for. */
const MOST_ASKED = 50
const Asked = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }), documentId: Id }, { additionalProperties: false })
const sendsToAll = { ...sends, body: { asked: Type.Array(Asked, { minItems: 1, maxItems: MOST_ASKED, uniqueItems: true }), ...content } }
/**
 * One version for every shipper that asked (CA28): some may take it and others not. Mounted apart from the tables, because a command row
 * answers for one stream.
 */
export const documentSends = {
  carrier: command('POST /webtransporter/documents/sendToAll', 'SendDocument', { ...sendsToAll, may: may.operateForTransporter }),
  driver: command('POST /webdriver/documents/sendToAll', 'SendDocument', { ...sendsToAll, may: may.drive }),
}
/** One row for each document, in the order of the request; `FAILED`: try again. `position` is that of the last event of all. */
export const SentToAll = Type.Object({
  rows: Type.Array(
    Type.Object({
      ...Asked.properties,
      outcome: Type.Enum(['DONE', 'REFUSED', 'FAILED'] as const),
      code: Type.Optional(Type.String()),
      messages: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  position: Type.Optional(Type.String()),
})
export type SentToAll = Static<typeof SentToAll>

type Noted = { readonly id: string; readonly documentId: string; readonly version: number }
/** Due when the label of an approved version changes; the program's own. */
export type DocumentTimer =
  | { readonly type: 'NoteNearExpiry'; readonly data: Noted }
  | { readonly type: 'NoteExpiry'; readonly data: Noted }
/** A notice left by e-mail; the program's own. */
export type DocumentMailed = {
  readonly type: 'NoteNoticeMailed'
  readonly data: { readonly id: string; readonly documentId: string; readonly noticeId: string; readonly recipients: number }
}
export type DocumentRouteCommand =
  | CommandsOf<typeof documentCommands>
  | CommandsOf<typeof carrierDocumentCommands>
  | CommandsOf<typeof driverDocumentCommands>
export type DocumentTypeCommand = CommandsOf<typeof documentTypeCommands>
