import type { By } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { detailsLabels, roleLabel } from '@embarca/contracts/load-details/labels.pt.ts'
import type { HistoryLine, loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import { messageForCommand } from '@embarca/contracts/refusals.ts'
import { commandWords, eventWords } from '@embarca/contracts/words.ts'
import type { Static } from 'typebox'
import { cursorOf } from '../kit/cursor.ts'
import type { Page, ViewQuery, Views } from '../kit/read-store.ts'
import { listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { peopleNames } from '../shared/people-names.ts'
import type { HistoryLineDocument } from './projector.ts'
import { inUnits } from './volumes.ts'

type Shown = Static<typeof HistoryLine>
export type MeasuredLoad = { readonly terms?: { readonly measureType?: string } }
type Attempt = Awaited<ReturnType<NonNullable<ReaderContext['attempts']>['of']>>[number]
type ActorNamer = (by: Pick<By, 'userId' | 'roles'>) => { who: string; role?: string }

/** Names of all actors in these lines, each looked up once. */
export const actorNames = async (views: Views, actors: readonly Pick<By, 'userId' | 'roles'>[]): Promise<ActorNamer> => {
  const names = await peopleNames(
    views,
    actors.map(({ userId }) => userId),
  )
  return ({ userId, roles }) => {
    const role = roleLabel(roles)
    const who = names.get(userId) ?? (roles.includes('system') ? detailsLabels.program : detailsLabels.unknown)
    return { who, ...(role !== undefined && { role }) }
  }
}

/** A line in words; `measureType` is the unit of its load, when that is a lot. */
export const eventShown = (
  { loadId: _, shipperId: __, by, type, status, detail, ...line }: HistoryLineDocument,
  nameActor: ActorNamer,
  measureType: string | undefined,
): Shown => ({
  ...line,
  ...(detail !== undefined && { detail: inUnits(detail, measureType) }),
  kind: 'fact',
  type,
  label: eventWords[type] ?? type,
  ...nameActor(by),
  ...(status !== undefined && { status: status as NonNullable<Shown['status']> }),
})
export const refusalShown = ({ at, by, command, code }: Attempt, loadId: string, nameActor: ActorNamer): Shown => ({
  id: `${at}/${command}/${by.userId}`.slice(0, 64),
  kind: 'refused',
  type: command,
  label: `${detailsLabels.refused}: ${commandWords[command] ?? command}`,
  detail: messageForCommand(code, command),
  recordedAt: at,
  occurredAt: at,
  ...nameActor(by),
  stream: `load-${loadId}`,
})

/** The instant of the last line before a page; lines are sorted by it. */
const beforeCursor = (after: string | undefined): string | undefined => {
  const value = after === undefined ? undefined : cursorOf(after)?.value
  return typeof value === 'string' ? value : undefined
}

/** The load whose history is requested: the load itself, or the withdrawal that a delivery of a lot belongs to. */
const historyOf = (id: string, deliveryId = deliveryOf(id)) => {
  const loadId = loadOfDelivery(deliveryId)
  const isTheirs = loadId === id || withdrawalOf(loadId)?.lotId === id
  return deliveryOf(loadId) === deliveryId && isTheirs ? loadId : undefined
}

export const historyReaders: Pick<Readers<typeof loadDetailsRoutes>, 'history'> = {
  history: async ({ id, deliveryId, ...paging }, { views, attempts }) => {
    const loadId = historyOf(id, deliveryId)
    const load = loadId === undefined ? undefined : await views.get<MeasuredLoad>('load-details', loadId)
    if (!load || loadId === undefined) return undefined
    const { page, size } = pageOf(paging)
    const { after } = paging
    const lines = (ask: Partial<ViewQuery>): Promise<Page<HistoryLineDocument>> =>
      views.page<HistoryLineDocument>('history', { where: { loadId }, sort: ['recordedAt', 'desc'], size, ...ask })
    const found = await lines(after === undefined ? { page } : { after })
    const latest =
      beforeCursor(after) ?? (after !== undefined || page === 1 ? undefined : (await lines({ page: page - 1 })).items.at(-1)?.recordedAt)
    const earliest = found.hasMore ? found.items.at(-1)?.recordedAt : undefined

    const refused = ((await attempts?.of(loadId)) ?? []).filter(
      ({ at }) => (latest === undefined || at <= latest) && (earliest === undefined || at > earliest),
    )
    const nameActor = await actorNames(
      views,
      [...found.items, ...refused].map(({ by }) => by),
    )
    const shown = [
      ...found.items.map((line) => eventShown(line, nameActor, load.terms?.measureType)),
      ...refused.map((attempt) => refusalShown(attempt, loadId, nameActor)),
    ]
    // The sort is stable: events of one instant keep the log's order.
    shown.sort((a, b) => (a.recordedAt < b.recordedAt ? 1 : a.recordedAt > b.recordedAt ? -1 : 0))
    return listOf(shown, found, { page, size })
  },
}
