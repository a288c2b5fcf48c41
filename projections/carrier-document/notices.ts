import type { DocumentNoticeCode } from '@embarca/contracts/carrier-document/codes.ts'
import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { StaffNotice } from '@embarca/contracts/carrier-document/views.ts'
import { INBOX_DAYS } from '@embarca/contracts/inbox/codes.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { given } from '../kit/readers.ts'
import type { NoticesDocument, StoredNotice } from './notices-projector.ts'
import { typesFor } from './shown.ts'
import { subjectIn } from './subjects.ts'

const DAY = 86_400_000
/** Notices are listed for as long as entries of the inbox. */
export const noticesSince = (now: string): string => new Date(Date.parse(now) - INBOX_DAYS * DAY).toISOString()

export type FoundNotice = { readonly subject: NoticesDocument; readonly notice: StoredNotice }

/** The notices of these codes that are recent enough, newest first; of each document and code only the newest. */
export const noticesIn = (
  documents: readonly NoticesDocument[],
  isIncluded: (notice: StoredNotice) => boolean,
  since: string,
): readonly FoundNotice[] =>
  documents
    .flatMap((subject) => subject.notices.map((notice) => ({ subject, notice })))
    .filter(({ notice }) => notice.at >= since && isIncluded(notice))
    .sort((a, b) => b.notice.at.localeCompare(a.notice.at) || (a.notice.id < b.notice.id ? -1 : 1))

type ShownNotice = Omit<StaffNotice, 'isRead'>
/** A notice in words, with the name of its subject and of its type. */
export const noticeShown = async (
  { subject: { shipperId, kind, subjectId }, notice: { id, code, at, documentId, expiresAt } }: FoundNotice,
  { views }: Pick<ReaderContext, 'views'>,
): Promise<ShownNotice> => {
  const [types, found] = await Promise.all([typesFor(views, shipperId), subjectIn(views, kind, subjectId)])
  return {
    ...{ id, code, at, kind, subjectId, documentId },
    title: documentLabels.notice[code satisfies DocumentNoticeCode],
    subjectName: found?.name ?? '',
    name: types[documentId]?.name ?? '',
    ...given({ expiresAt }),
  }
}
