import { type DocumentNoticeCode, documentNoticeCodes } from '@embarca/contracts/carrier-document/codes.ts'
import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import type { SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

export const NOTICES = 'document-notices'
/** Notices that one subject keeps. */
const MOST = 30

export type StoredNotice = {
  readonly id: string
  readonly code: DocumentNoticeCode
  readonly at: string
  readonly userId: string
  /** The side that did it needs no notice. */
  readonly bySender: boolean
  readonly documentId: string
  readonly version?: number
  readonly expiresAt?: string
}
/** What happened lately with the documents of a subject for one shipper, newest first. */
export type NoticesDocument = {
  readonly id: string
  readonly shipperId: string
  readonly kind: SubjectKind
  readonly subjectId: string
  readonly notices: readonly StoredNotice[]
  readonly latestAt: string
}

const idOf = ({ stream }: Recorded) => /^documents-(.+)$/.exec(stream)?.[1]
const noticeOf = ({ id, type, recordedAt: at, by, data }: Recorded): StoredNotice => ({
  ...{ id, code: type as DocumentNoticeCode, at, userId: by.userId, documentId: data.documentId },
  bySender: by.transporterId !== undefined || by.driverId !== undefined,
  ...(data.version !== undefined && { version: data.version }),
  ...(data.expiresAt !== undefined && { expiresAt: data.expiresAt }),
})

/** One document per subject and shipper, for both sides: readers filter. Reasons and numbers stay in the documents' own view. */
export const documentNoticesProjector: Projector<NoticesDocument, DocumentEvent> = {
  spec: {
    view: NOTICES,
    version: 1,
    fields: { shipperId: 'text', subjectId: 'text', latestAt: 'text' },
    indexes: [
      ['shipperId', 'latestAt'],
      ['subjectId', 'latestAt'],
    ],
  },
  scope: 'open',
  ...consumeOnly([...documentNoticeCodes], idOf),
  on: {},
  always: (doc, event) => {
    const { shipperId, kind, subjectId } = event.data
    const before = doc ?? { id: idOf(event) ?? '', shipperId, kind, subjectId, notices: [], latestAt: '' }
    return { ...before, notices: [noticeOf(event), ...before.notices].slice(0, MOST), latestAt: event.recordedAt }
  },
}
