import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Day, Id, Instant } from '../kit/schema.ts'
import { documentSenders, documentStatuses } from './codes.ts'
import { subjectKinds } from './subject.ts'
import { documentTypeFields } from './types.ts'

/** The id of a file names its owner, so it is longer than other ids. */
export const FileId = Type.String({ minLength: 1, maxLength: 200 })

/** A subject has one document of each type, so that two people who ask for it at once ask for the same one: its id is the type's. */
const document = { shipperId: Id, kind: Type.Enum(subjectKinds), subjectId: Id, documentId: Id, typeId: Id }
const status = Type.Enum(documentStatuses)
/** 1 for the first one that was sent. */
const version = Type.Integer({ minimum: 1 })

/** Documents of a shipper's carriers, drivers and vehicles (CA28); what the drivers' say is sealed under the driver. */
export const documentEvents = {
  DocumentRequested: event({ ...document, status }),
  DocumentSent: event({
    ...document,
    status,
    version,
    sentBy: Type.Enum(documentSenders),
    number: Type.Optional(personalText('subjectId')),
    issuedAt: Type.Optional(Day),
    expiresAt: Type.Optional(Day),
    files: Type.Array(Type.Object({ fileId: FileId, subjectId: Id, name: personalText('subjectId') })),
  }),
  /** The instants at which the label will change: midnights in the shipper's zone. */
  DocumentApproved: event({
    ...document,
    status,
    version,
    expiresAt: Type.Optional(Day),
    nearExpiryAt: Type.Optional(Instant),
    expiredAt: Type.Optional(Instant),
  }),
  DocumentRefused: event({ ...document, status, version, reason: personalText('subjectId') }),
  DocumentRemoved: event({ ...document, status }),
  DocumentNearExpiry: event({ ...document, version, expiresAt: Day }),
  DocumentExpired: event({ ...document, version, expiresAt: Day }),
  /** An earlier event went out by e-mail; addresses are not kept. */
  DocumentNoticeMailed: event({ ...document, noticeId: Id, recipients: Type.Integer({ minimum: 0 }) }),
}
export type DocumentEvent = EventsOf<typeof documentEvents>

const documentType = { shipperId: Id, typeId: Id }
const fields = { ...documentType, name: Type.String(), ...documentTypeFields }
export const documentTypeEvents = {
  DocumentTypeRegistered: event(fields),
  DocumentTypeChanged: event(fields),
  DocumentTypeRemoved: event(documentType),
}
export type DocumentTypeEvent = EventsOf<typeof documentTypeEvents>
