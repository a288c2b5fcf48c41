import { INBOX_DAYS, kindOfCode } from '@embarca/contracts/inbox/codes.ts'
import { inboxLabels } from '@embarca/contracts/inbox/labels.pt.ts'
import type { InboxLoad, inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { staffNotices } from '../carrier-document/index.ts'
import { listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { peopleNames } from '../shared/people-names.ts'
import type { InboxLoadDocument } from './projector.ts'
import { inboxSettingsOf } from './settings.ts'
import { entriesFor, type InboxViewer, type ShownEntry, unreadOf } from './shown.ts'

const VIEW = 'inbox'
/** Late loads on the first page; loads counted for the badge. */
const MOST = 100
const DAY = 86_400_000
const daysBefore = (now: string, days: number) => new Date(Date.parse(now) - days * DAY).toISOString()

const viewerOf = async ({ views, by: { userId }, now }: ReaderContext): Promise<InboxViewer> => {
  const { marks, muted } = await inboxSettingsOf(views, userId)
  // Before the first reading, only the last day is unread: a month of entries would tell a new user nothing.
  const all = marks.all ?? daysBefore(now, 1)
  return { marks: { ...marks, all }, muted, userId, now, since: daysBefore(now, INBOX_DAYS) }
}
/** Loads that are late now, the latest first. */
const lateLoads = async ({ views }: ReaderContext, { now, since }: Pick<InboxViewer, 'now' | 'since'>) =>
  (await views.page<InboxLoadDocument>(VIEW, { where: { lateAt: { from: since, to: now } }, sort: ['lateAt', 'desc'], size: MOST })).items

type Found = { readonly load: InboxLoadDocument; readonly entries: readonly ShownEntry[] }
const foundFor = (loads: readonly InboxLoadDocument[], viewer: InboxViewer): readonly Found[] =>
  loads.map((load) => ({ load, entries: entriesFor(load, viewer) })).filter(({ entries }) => entries.length > 0)
const newestFirst = (a: Found, b: Found) => b.entries[0]!.at.localeCompare(a.entries[0]!.at)

const namesIn = (found: readonly Found[], { views }: ReaderContext) =>
  peopleNames(
    views,
    found.flatMap(({ entries }) => entries.flatMap(({ userId }) => userId ?? [])),
  )
const shown = ({ load: { hashId, externalId, route }, entries }: Found, names: ReadonlyMap<string, string | undefined>): InboxLoad => ({
  hashId,
  externalId,
  route,
  unread: unreadOf(entries),
  entries: entries.map(({ userId, ...entry }) => {
    const by = userId && names.get(userId)
    return { ...entry, kind: kindOfCode[entry.code], title: inboxLabels.code[entry.code], ...(by !== undefined && { by }) }
  }),
})

/** Notices of documents to the user; none to users that see no carriers. */
const noticesFor = async (context: ReaderContext, { muted }: InboxViewer, since: string) =>
  allows(may.seeCarriers, context.by.roles) && !muted.includes('DOCUMENTS') ? staffNotices(context, since) : undefined
const isReadAt = ({ marks }: InboxViewer, at: string) => at <= (marks.all ?? '')

export const inboxReaders: Readers<typeof inboxRoutes> = {
  documents: async (paging, context) => {
    const viewer = await viewerOf(context)
    const { page, size } = pageOf(paging)
    const found = await noticesFor(context, viewer, viewer.since)
    const until = page * size
    const list = (await found?.shown(until - size, until)) ?? []
    const notices = list.map((notice) => ({ ...notice, isRead: isReadAt(viewer, notice.at) }))
    return { list: notices, hasMore: (found?.at.length ?? 0) > until, page, size }
  },
  list: async (paging, context) => {
    const viewer = await viewerOf(context)
    const page = pageOf(paging)
    const [late, found] = await Promise.all([
      lateLoads(context, viewer),
      context.views.page<InboxLoadDocument>(VIEW, { where: { latestAt: { from: viewer.since } }, sort: ['latestAt', 'desc'], ...page }),
    ])
    // What is late stands among the newest: on the first page, and on no other.
    const lateIds = new Set(late.map(({ hashId }) => hashId))
    const others = found.items.filter(({ hashId }) => !lateIds.has(hashId))
    const isFirst = page.page === 1 && page.after === undefined
    const loads = [...foundFor(isFirst ? [...late, ...others] : others, viewer)].sort(newestFirst)
    const names = await namesIn(loads, context)
    return listOf(
      loads.map((one) => shown(one, names)),
      found,
      page,
    )
  },

  summary: async (_, context) => {
    const viewer = await viewerOf(context)
    const since = [viewer.since, viewer.marks.all ?? ''].sort().at(-1)!
    const [late, found] = await Promise.all([
      lateLoads(context, { now: viewer.now, since }),
      context.views.page<InboxLoadDocument>(VIEW, { where: { latestAt: { from: since } }, sort: ['latestAt', 'desc'], size: MOST }),
    ])
    const loads = new Map([...late, ...found.items].map((load) => [load.hashId, load]))
    const counts = foundFor([...loads.values()], viewer).flatMap(({ load: { hashId }, entries }) => {
      const newest = entries.find(({ isRead }) => !isRead)?.at
      return newest === undefined ? [] : [[hashId, { unread: unreadOf(entries), newest }] as const]
    })
    const notices = (await noticesFor(context, viewer, since))?.at.filter((at) => !isReadAt(viewer, at)) ?? []
    return {
      unread: counts.reduce((sum, [, { unread }]) => sum + unread, notices.length),
      isMore: found.hasMore,
      byLoad: Object.fromEntries(counts),
      muted: [...viewer.muted],
      ...(notices[0] !== undefined && { documents: { unread: notices.length, newest: notices[0] } }),
    }
  },
}
