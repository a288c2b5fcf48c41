import { randomUUID } from 'node:crypto'
import type { OutsideEvent } from '@embarca/contracts/eligibility/outside-events.ts'
import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { HIRINGS, type HiringDocument } from '@embarca/projections/block/hirings.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { everyPage } from '@embarca/projections/kit/report.ts'
import { outsideChecks } from './eligibility/index.ts'
import type { CheckCommand } from './eligibility/outside/types.ts'
import type { EventStore } from './kit/event-store.ts'
import { type Fold, fold } from './kit/fold.ts'
import type { CarrierAnswer, CrewAnswer, OutsideSources } from './kit/outside-checks.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import { loadOf } from './load/index.ts'
import { registered } from './registry/index.ts'

type Setting = {
  readonly feed: Feed
  readonly events: Pick<EventStore, 'head' | 'read'>
  readonly views: Views
  readonly run: Run
  readonly sources: OutsideSources
  /** A source did not answer. */
  readonly away: (error: unknown) => void
  /** Ends a sweep early. */
  readonly isStopped?: () => boolean
}
type Follower = {
  /** What an event calls for: a question, or the answer to one. */
  follow(event: Recorded): Promise<void>
  /** Asks about every carrier and crew of now: what an earlier process left open, and what was never asked. */
  sweep(): Promise<void>
}

const BOUND = ['DriverBound', 'DriverReplaced', 'VehiclesReplaced']
/** From then on a shipper may want to know about crews. */
const RULED = ['EligibilityRuleAdded', 'EligibilityRuleChanged']
const ASKED = ['CarrierCheckAsked', 'CrewCheckAsked']
const CHANGES = ['PartnershipActivated', ...BOUND, ...RULED, ...ASKED]
/** Questions that wait for their sources at once. */
const AT_ONCE = 8

/** Asks sources outside and records what they say. Commands wait for none of this: it follows the log. */
export const checkFollower = (setting: Omit<Setting, 'feed'>): Follower => {
  const { events, views, run, sources, away, isStopped = () => false } = setting
  const { rntrc, risk } = sources
  const read = async <State>(of: Fold<State>, stream: string) => fold(of, await events.read(stream))
  const order = async (command: CheckCommand, causationId?: string): Promise<void> => {
    const { shipperId } = command.data as { readonly shipperId: string }
    const by = programFor(shipperId)
    // A key of its own: an event that is delivered again may be answered otherwise, and the decision knows what was answered already.
    const outcome = await run(outsideChecks, command, { by, key: randomUUID(), asProgram: true, ...(causationId && { causationId }) })
    // Thrown, the same events would be delivered without end.
    if (isRefusal(outcome)) away(new Error(`${command.type} was refused: ${outcome.refused}`))
  }
  const orNothing = async <Answer>(asking: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await asking
    } catch (error) {
      away(error)
      return undefined
    }
  }

  const answerCarrier = async ({ id, data }: Recorded<OfType<OutsideEvent, 'CarrierCheckAsked'>>) => {
    const { shipperId, transporterId, questionId } = data
    const company = await registered({ read }, 'transporter', transporterId)
    if (rntrc.channel === 'OFF' || !company) return
    const answer = await orNothing<CarrierAnswer>(rntrc.find(company.document))
    await order({ type: 'NoteCarrierAnswer', data: { shipperId, transporterId, questionId, ...(answer && { answer }) } }, id)
  }
  const answerCrew = async ({ id, data }: Recorded<OfType<OutsideEvent, 'CrewCheckAsked'>>) => {
    const { shipperId, driverId, setId, questionId, vehicleIds, tie } = data
    const driver = await registered({ read }, 'driver', driverId)
    const vehicles = await Promise.all(vehicleIds.map((one) => registered({ read }, 'vehicle', one)))
    const [tractor, ...trailers] = vehicles.map((one) => one?.plate)
    // Of a person who was forgotten there is no CPF to ask about.
    if (risk.channel === 'OFF' || !driver?.document || tractor === undefined) return
    const question = { cpf: driver.document, tie, tractor, trailers: trailers.flatMap((plate) => plate ?? []) }
    const answer = await orNothing<CrewAnswer>(risk.ask(question))
    await order({ type: 'NoteCrewAnswer', data: { shipperId, driverId, setId, questionId, ...(answer && { answer }) } }, id)
  }

  const askCrewOf = async (loadId: string, restart: boolean) => {
    const { shipperId, transporter, driver, vehicles } = await loadOf({ read }, loadId)
    if (!transporter || !driver || !vehicles.length) return
    const { transporterId } = transporter
    const crew = { driverId: driver.driverId, vehicleIds: vehicles.map(({ vehicleId }) => vehicleId) }
    await order({ type: 'AskCrew', data: { shipperId, transporterId, ...crew, ...(restart && { restart }) } })
  }
  const askCrews = async (shipperId: string, restart: boolean) => {
    if (risk.channel === 'OFF') return
    const where = { shipperId, isEngaged: true }
    for await (const loads of everyPage<HiringDocument>(views, HIRINGS, { where, sort: ['loadId', 'asc'] }))
      for (const { loadId } of isStopped() ? [] : loads) await askCrewOf(loadId, restart)
  }

  return {
    follow: async (event) => {
      const { id, type, data, by } = event
      if (type === 'CarrierCheckAsked') return answerCarrier(event as never)
      if (type === 'CrewCheckAsked') return answerCrew(event as never)
      if (type === 'PartnershipActivated' && rntrc.channel !== 'OFF')
        return order({ type: 'AskCarrier', data: { shipperId: data.shipperId, transporterId: data.transporterId } }, id)
      if (BOUND.includes(type) && risk.channel !== 'OFF') return askCrewOf(data.loadId, false)
      if (RULED.includes(type)) await askCrews(by.shipperId, false)
    },
    sweep: async () => {
      const shippers = new Set<string>()
      for await (const companies of everyPage<Company>(views, 'transporter', { where: {}, sort: ['name', 'asc'] }))
        for (const { id: transporterId, shippers: own } of isStopped() ? [] : companies)
          for (const shipperId of own) {
            shippers.add(shipperId)
            if (rntrc.channel !== 'OFF') await order({ type: 'AskCarrier', data: { shipperId, transporterId, restart: true } })
          }
      for (const shipperId of shippers) await askCrews(shipperId, true)
    },
  }
}
type Company = { readonly id: string; readonly shippers: readonly string[] }

/** Runs the follower in this process. Without a source nothing is asked, and nothing recorded. */
export const followChecks = async ({ feed, ...setting }: Setting): Promise<Pick<Subscription, 'stop'>> => {
  const { rntrc, risk } = setting.sources
  if (rntrc.channel === 'OFF' && risk.channel === 'OFF') return { stop: async () => {} }
  let stopped = false
  const follower = checkFollower({ ...setting, isStopped: () => stopped })
  // What a stop leaves open is asked at the next start.
  const consume = async (recorded: readonly Recorded[]) => {
    for (let at = 0; at < recorded.length && !stopped; at += AT_ONCE)
      await Promise.all(recorded.slice(at, at + AT_ONCE).map(follower.follow))
  }
  const head = await setting.events.head()
  const subscription = await feed.subscribe('checks', head, consume, { types: CHANGES })
  const sweeping = follower.sweep().catch(setting.away)
  return {
    stop: async () => {
      stopped = true
      await sweeping
      await subscription.stop()
    },
  }
}
