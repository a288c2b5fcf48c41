import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { InputOf, OutputOf, Route } from '@embarca/contracts/kit/route.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { actorNamed, registrarFor } from '@embarca/services/demo/actors.ts'
import { registers } from '@embarca/services/demo/registers.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import { modules } from '@embarca/services/modules.ts'
import { expect } from 'vitest'
import { startApp } from './app.ts'

const MONDAY = '2026-11-16T12:00:00.000Z'
export const book = shipperData[0]!
const placeOf = (key: string) => book.places.find((place) => place.key === key)!.id
export const hoursFrom = (iso: string, hours: number) => new Date(Date.parse(iso) + hours * 3_600_000).toISOString()

/** A valid form of the demo's first shipper: to two customers, to every carrier, at a price that needs no approval. */
export const form = (now: string, over: Partial<LaunchForm> = {}): LaunchForm => ({
  type: 'NORMAL',
  profileId: book.profiles[0]!.id,
  freightType: 'CIF',
  deliveryType: 'SINGLE',
  acceptType: 'FIRST_ACCEPT',
  operationGroupId: 'sul',
  freightPrice: 731_000,
  freightDistance: 624,
  origins: [{ placeId: placeOf('joinville'), collectDate: hoursFrom(now, 24), weight: 12_000 }],
  destinations: [
    { placeId: placeOf('curitiba'), deliveryDate: hoursFrom(now, 40), externalId: 'PED-1' },
    { placeId: placeOf('porto-alegre'), deliveryDate: hoursFrom(now, 60), externalId: 'PED-2' },
  ],
  target: { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
  ...over,
})

/** Longest run of entries that are registered at once: on real servers each waits for several round trips. */
const AT_ONCE = 40
/** Consecutive entries of one kind, which do not name each other. */
const together = <E extends { readonly kind: string }>(entries: readonly E[]): readonly (readonly E[])[] => {
  const runs: E[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && last[0]!.kind === entry.kind && last.length < AT_ONCE) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

/** The program with the demo's registers and users, no loads, and a clock set to a Monday morning. */
export const startDemoApp = async () => {
  const app = await startApp({ now: MONDAY })
  const register = async ({ kind, shipperId, fields }: (typeof registers)[number]) => {
    const by = registrarFor(shipperId)
    const outcome = await app.run(modules[kind] as (typeof modules)['driver'], { type: 'Register', data: fields }, { by, key: fields.id })
    if (isRefusal(outcome)) throw new Error(`${kind} ${fields.id}: ${outcome.refused}`)
  }
  for (const entries of together(registers)) await Promise.all(entries.map(register))
  await app.caughtUp()

  const ask = <R extends Route>(username: string, route: R, input: InputOf<R>, key?: string) =>
    app.as(actorNamed(username)).call(route, input, key === undefined ? {} : { key })
  /** Waits until all reactions and due timers have run and the views show the result. */
  const settled = async () => {
    for (let before = ''; before !== (await app.data.events.head()); ) {
      before = await app.data.events.head()
      while (Number(await app.reacting.reached()) < Number(before)) await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await app.caughtUp()
  }

  return {
    ...app,
    ask,
    settled,
    /** Calls a route, expects success, and waits until its reactions are done. */
    call: async <R extends Route>(username: string, route: R, input: InputOf<R>): Promise<OutputOf<R>> => {
      const { status, text, body } = await ask(username, route, input)
      expect(`${route.at} ${status} ${status === 200 ? '' : text}`).toBe(`${route.at} 200 `)
      if ('command' in route) await settled()
      return body
    },
    /** Advances the clock and runs due timers. */
    wait: async (hours: number) => {
      app.clock.advance(hours * 3_600_000)
      await app.reacting.drain()
      await settled()
    },
  }
}
export type DemoApp = Awaited<ReturnType<typeof startDemoApp>>
