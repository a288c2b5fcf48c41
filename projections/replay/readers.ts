import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import type { Moment, replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { factShown, lineOf, refusalShown, whoIsWho } from '../history/index.ts'
import type { Asked, AskedLog, Checked, Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { companiesIn } from './companies.ts'
import { differenceOf } from './difference.ts'
import { type Replayed, replayed, type Until } from './replayed.ts'
import { eventsOf, streamLabel } from './streams.ts'
import { fieldsOf, type NameOf } from './words.ts'

export type Told = { readonly facts: readonly Recorded[]; readonly nameOf: NameOf }
type Owned = { readonly externalId: string }

/** The facts of a load that the asker may see, and the names of the companies in them. */
export const told = async (id: string, { views, log }: Asked): Promise<Told | undefined> => {
  if (!log || !(await views.get('load-details', id))) return undefined
  const facts = await eventsOf(log, id)
  return { facts, nameOf: await companiesIn(facts, views) }
}

/** Everything that happened to a load and everything that was tried, oldest first; what was refused stands after the facts of its instant. */
export const momentsOf = async (id: string, facts: readonly Recorded[], { views, attempts }: Asked): Promise<Moment[]> => {
  const refused = (await attempts?.of(id)) ?? []
  const tell = await whoIsWho(
    views,
    [...facts, ...refused].map(({ by }) => by),
  )
  const measureType = facts.find(({ type }) => type === 'LotOpened')?.data.measureType
  const moments: Moment[] = [
    ...facts.map((fact) => {
      const shown = factShown(lineOf(fact, id), tell, measureType)
      const label = (replayLabels.fact as Record<string, string>)[fact.type]
      return { ...shown, ...(label !== undefined && { label }), position: fact.position }
    }),
    ...refused.map((attempt) => refusalShown(attempt, id, tell)),
  ]
  return moments.sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : 0))
}

const checkedOf = async (log: AskedLog, id: string) => log.checked(await log.streamsOf(id))

const chainOf = ({ streams, head, notary }: Checked) => ({
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

/** A load as it stood, in words. */
export const stateOf = ({ facts, nameOf }: Told, id: string, moment: Until) => {
  const then = replayed(facts, id, moment)
  const statusCode = then.details?.status
  return {
    ...instantOf(then),
    ...(statusCode !== undefined && { statusCode }),
    status: statusCode === undefined ? replayLabels.notThere : loadLabels.status[statusCode],
    fields: fieldsOf(then, nameOf),
  }
}

export const replayReaders: Readers<typeof replayRoutes> = {
  replay: async ({ id }, asked) => {
    const facts = (await told(id, asked))?.facts
    if (!facts) return undefined
    const [card, moments, checked] = await Promise.all([
      asked.views.get<Owned>(LOADS, id),
      momentsOf(id, facts, asked),
      asked.log && checkedOf(asked.log, id),
    ])
    return { hashId: id, externalId: card?.externalId ?? '', moments, ...(checked && { chain: chainOf(checked) }) }
  },
  state: async ({ id, ...moment }, asked) => {
    const load = await told(id, asked)
    return load && stateOf(load, id, moment)
  },
  difference: async ({ id, from, to }, asked) => {
    const load = await told(id, asked)
    if (!load) return undefined
    const [before, after] = [from, to].map((until) => replayed(load.facts, id, { until })) as [Replayed, Replayed]
    const changes = differenceOf(fieldsOf(before, load.nameOf), fieldsOf(after, load.nameOf))
    return { from: instantOf(before), to: instantOf(after), changes }
  },
}
