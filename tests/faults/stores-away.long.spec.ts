import { setTimeout as pause } from 'node:timers/promises'
import { productEvents } from '@embarca/contracts/events.ts'
import { StoreUnavailable } from '@embarca/services/kit/event-store.ts'
import { reactor } from '@embarca/services/kit/react.ts'
import { runner } from '@embarca/services/kit/run.ts'
import { modules, reactions } from '@embarca/services/modules.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { esdbData } from '../engines/esdb-data.ts'
import { type EsdbDouble, startEsdbDouble } from '../engines/start/eventstoredb.ts'
import { loadTrip } from '../stories/load-trip.ts'
import { form, people, type World, world } from '../stories/world.ts'

/** Real seconds for which the stores are away: nothing is accelerated. */
const AWAY_S = Number(process.env['AWAY_SECONDS'] ?? 300)
const START = Date.parse('2026-01-05T12:00:00.000Z')
const HOUR_MS = 3_600_000
const LOADS = 5
/** A pause between two attempts is at most five seconds. */
const SOON = { timeout: 60_000, interval: 200 }

let double: EsdbDouble
let here: World
let areAway = false
beforeEach(async () => {
  double = await startEsdbDouble()
  here = await world(new Date(START).toISOString(), await esdbData(double.url, { ...productEvents }))
})
afterEach(async () => {
  double.refuse(false)
  await here.close()
  await double.stop()
})

/** The same store, whose every call fails while the stores are away. */
const awayable = <Store extends object>(store: Store): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, call]) => [
      name,
      async (...given: unknown[]) => {
        if (areAway) throw new StoreUnavailable('the database does not answer')
        return (call as (...all: unknown[]) => unknown)(...given)
      },
    ]),
  ) as Store
const takeStoresAway = () => {
  areAway = true
  double.refuse(true)
  double.cut()
}
const bringStoresBack = () => {
  areAway = false
  double.refuse(false)
}

it(`stores that are away for ${AWAY_S} s across deadlines and reactions cost time, and no work`, async () => {
  const offered = await Promise.all(Array.from({ length: LOADS }, () => loadTrip(here, { duration: 60 })))
  // The offers end in the middle of the outage.
  const begun = Date.now()
  const now = () => new Date(START + HOUR_MS - (AWAY_S * 1_000) / 2 + (Date.now() - begun)).toISOString()
  const alarms: unknown[] = []
  const timers = awayable(here.timers)
  const deadLetters = awayable(here.deadLetters)
  const run = runner({ store: here.events, now, attempts: here.attempts, modules })
  const alarm = (deadLetter: unknown) => void alarms.push(deadLetter)
  const reacting = reactor({ store: here.events, timers, deadLetters, run, modules, tables: reactions, now, alarm })
  await reacting.start(here.feed)
  await vi.waitUntil(async () => (await reacting.reached()) === (await here.events.head()), SOON)

  // Recorded, but not yet reacted to.
  const { stream } = (await here.ask('load', people.ana, { type: 'LaunchLoad', data: form() })) as { stream: string }
  takeStoresAway()
  await pause(AWAY_S * 1_000)
  expect(reacting.waiting()).toBeGreaterThan((AWAY_S * 1_000) / 3)
  bringStoresBack()

  const late = stream.slice('load-'.length)
  await vi.waitFor(async () => expect(await here.eventTypes(`negotiation-${late}`)).toEqual(['NegotiationOpened']), SOON)
  for (const { id, status } of offered)
    await vi.waitFor(async () => {
      expect(await status()).toBe('EXPIRED')
      expect(await here.eventTypes(`negotiation-${id}`)).toEqual(['NegotiationOpened', 'NegotiationClosed'])
    }, SOON)
  expect([alarms, await here.deadLetters.count(), await here.timers.due(now())]).toEqual([[], 0, []])
  await vi.waitUntil(() => reacting.waiting() === 0, SOON)
  await reacting.stop()
})
