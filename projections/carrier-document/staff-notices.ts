import type { DocumentNoticeCode } from '@embarca/contracts/carrier-document/codes.ts'
import type { StaffNotice } from '@embarca/contracts/carrier-document/views.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { noticeShown, noticesIn } from './notices.ts'
import { NOTICES, type NoticesDocument } from './notices-projector.ts'

/** Subjects whose notices are gathered. */
const MOST = 200
const forStaff: readonly DocumentNoticeCode[] = ['DocumentSent', 'DocumentNearExpiry', 'DocumentExpired']

export type StaffNotices = {
  readonly at: readonly string[]
  /** The notices of a page, in words. */
  readonly shown: (from: number, until: number) => Promise<readonly Omit<StaffNotice, 'isRead'>[]>
}
/** Notices to the shipper's staff since an instant, newest first: sent by a carrier or driver, near its end, over. */
export const staffNotices = async (context: Pick<ReaderContext, 'views' | 'by'>, since: string): Promise<StaffNotices> => {
  const { views, by } = context
  const where = { shipperId: by.shipperId, latestAt: { from: since } }
  const { items } = await views.page<NoticesDocument>(NOTICES, { where, sort: ['latestAt', 'desc'], size: MOST })
  const found = noticesIn(
    items,
    ({ code, bySender, userId }) => forStaff.includes(code) && userId !== by.userId && (code !== 'DocumentSent' || bySender),
    since,
  )
  return {
    at: found.map(({ notice }) => notice.at),
    shown: (from, until) => Promise.all(found.slice(from, until).map((one) => noticeShown(one, context))),
  }
}
