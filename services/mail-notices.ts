import { mailedNoticeCodes } from '@embarca/contracts/carrier-document/codes.ts'
import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { type MailedNotice, noticeMails } from '@embarca/projections/carrier-document/notice-mails.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { documents, documentsStream } from './carrier-document/index.ts'
import type { EventStore } from './kit/event-store.ts'
import { type Mail, MessageRefused } from './kit/mail.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import { viewsReached } from './kit/views-reached.ts'

type Setting = {
  readonly feed: Feed
  readonly events: Pick<EventStore, 'read'>
  readonly views: Views
  readonly run: Run
  readonly mail: Mail
  readonly publicUrl: string
  readonly now: () => string
  /** The mail service will not take a message; the others of its notice go on. */
  readonly refused?: (error: unknown) => void
}

/** Days for which a notice still goes out after its event: so long the mail service may be away. */
const DAYS = 2
const DAY = 86_400_000

/** Sends one notice unless it went out before. Rejects while the mail service is away: nothing is recorded, and it is sent again. */
const mailNotice = async (notice: MailedNotice, { events, views, run, mail, publicUrl, now, refused }: Setting): Promise<void> => {
  const { id: noticeId, data, position, correlationId } = notice
  const id = documentsId(data)
  const isMailed = (await events.read(documentsStream(id))).some(
    ({ type, data: other }) => type === 'DocumentNoticeMailed' && other.noticeId === noticeId,
  )
  if (isMailed) return
  await viewsReached(views, position)
  let recipients = 0
  for (const message of await noticeMails(views, notice, { publicUrl, now: now() }))
    try {
      await mail.send({ key: `${noticeId}/${message.to}`, ...message })
      recipients++
    } catch (error) {
      if (!(error instanceof MessageRefused)) throw error
      refused?.(error)
    }
  const command = { type: 'NoteNoticeMailed', data: { id, documentId: data.documentId, noticeId, recipients } } as const
  const by = programFor(data.shipperId)
  await run(documents, command, { by, key: `${noticeId}-mailed`, correlationId, causationId: noticeId, asProgram: true })
}

/**
 * Sends the notices of documents by e-mail (CA28), each once: what was sent is recorded, and what an earlier process left is sent at the
 * start. It follows the feed, so that no command waits for the mail service.
 */
export const mailNotices = async (setting: Setting): Promise<Pick<Subscription, 'stop'>> => {
  const since = () => new Date(Date.parse(setting.now()) - DAYS * DAY).toISOString()
  const consume = async (recorded: readonly Recorded[]) => {
    for (const event of recorded) if (event.recordedAt >= since()) await mailNotice(event as MailedNotice, setting)
  }
  return setting.feed.subscribe('mails', BEFORE_ALL, consume, { types: mailedNoticeCodes, since: since() })
}
