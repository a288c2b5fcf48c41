import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import type { ReplayMoment, replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { actorNames, eventShown, lineOf, refusalShown } from '../history/index.ts'
import type { LogCheck, ReadableLog, ReaderContext, Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { companiesIn } from './companies.ts'
import { differenceOf } from './difference.ts'
import { type Replayed, replayed, type Until } from './replayed.ts'
import { eventsOf, streamLabel } from './streams.ts'
import { type CompanyNameOf, fieldsOf } from './words.ts'

export type LoadEvents = { readonly events: readonly Recorded[]; readonly nameOf: CompanyNameOf }
type Owned = { readonly externalId: string }

/** The events of a load that the user may see, and the names of the companies in them. */
export const readLoadEvents = async (id: string, { views, log }: ReaderContext): Promise<LoadEvents | undefined> => {
  if (!log || !(await views.get('load-details', id))) return undefined
  const events = await eventsOf(log, id)
  return { events, nameOf: await companiesIn(events, views) }
}

/** Every event and every refused attempt of a load, oldest first; an attempt comes after the events of its instant. */
export const momentsOf = async (id: string, events: readonly Recorded[], { views, attempts }: ReaderContext): Promise<ReplayMoment[]> => {
  const refused = (await attempts?.of(id)) ?? []
  const nameActor = await actorNames(
    views,
    [...events, ...refused].map(({ by }) => by),
  )
  const measureType = events.find(({ type }) => type === 'LotOpened')?.data.measureType
  const moments: ReplayMoment[] = [
    ...events.map((event) => {
      const shown = eventShown(lineOf(event, id), nameActor, measureType)
      const label = (replayLabels.event as Record<string, string>)[event.type]
      return { ...shown, ...(label !== undefined && { label }), position: event.position }
    }),
    ...refused.map((attempt) => refusalShown(attempt, id, nameActor)),
  ]
  return moments.sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : 0))
}

const checkedOf = async (log: ReadableLog, id: string) => log.checked(await log.streamsOf(id))

const chainOf = ({ streams, head, notary }: LogCheck) => ({
  streams: streams.map(({ stream, facts, findings }) => ({
    stream,
    label: streamLabel(stream),
    facts,
    findings: findings.map((finding) => ({ ...finding, text: replayLabels.finding[finding.code] })),
  })),
  ...(head && { head: { ...head } }),
  notary,
})

const instantOf = ({ position, recordedAt, revision }: Replayed) => ({ position, recordedAt, revision })

/** A past state of a load, in words. */
export const stateOf = ({ events, nameOf }: LoadEvents, id: string, until: Until) => {
  const then = replayed(events, id, until)
  const statusCode = then.details?.status
  return {
    ...instantOf(then),
    ...(statusCode !== undefined && { statusCode }),
    status: statusCode === undefined ? replayLabels.notThere : loadLabels.status[statusCode],
    fields: fieldsOf(then, nameOf),
  }
}

export const replayReaders: Readers<typeof replayRoutes> = {
  replay: async ({ id }, context) => {
    const events = (await readLoadEvents(id, context))?.events
    if (!events) return undefined
    const [card, moments, checked] = await Promise.all([
      context.views.get<Owned>(LOADS, id),
      momentsOf(id, events, context),
      context.log && checkedOf(context.log, id),
    ])
    return { hashId: id, externalId: card?.externalId ?? '', moments, ...(checked && { chain: chainOf(checked) }) }
  },
  state: async ({ id, ...until }, context) => {
    const load = await readLoadEvents(id, context)
    return load && stateOf(load, id, until)
  },
  difference: async ({ id, from, to }, context) => {
    const load = await readLoadEvents(id, context)
    if (!load) return undefined
    const [before, after] = [from, to].map((until) => replayed(load.events, id, { until })) as [Replayed, Replayed]
    const changes = differenceOf(fieldsOf(before, load.nameOf), fieldsOf(after, load.nameOf))
    return { from: instantOf(before), to: instantOf(after), changes }
  },
}
