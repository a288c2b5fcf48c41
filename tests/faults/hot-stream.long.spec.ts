import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { afterAll, expect, it } from 'vitest'
import { loadTrip } from '../stories/load-trip.ts'
import { people, world } from '../stories/world.ts'

const CLIENTS = 64
const OPERATIONS = 20_000
const folder = mkdtempSync(join(tmpdir(), 'embarca-hot-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Operation = { readonly askedAt: number; readonly answered: number; readonly revision: number; readonly key: string }

it('sixty-four concurrent clients on one load get one linear history', async () => {
  const data = openData(folder, { ...productEvents })
  const here = await world(undefined, data)
  const { id } = await loadTrip(here)
  const history: Operation[] = []
  let clock = 0
  let count = 0
  const client = async () => {
    while (count < OPERATIONS) {
      const key = `hot-${count++}`
      const askedAt = clock++
      const write = () =>
        here.ask('load', people.ana, { type: 'ObserveLoad', data: { id, observation: key } }, { key }) as Promise<Accepted>
      // Some clients send the same request twice at once, others again after the response.
      const [{ revision }, again] = await (count % 5 === 0 ? Promise.all([write(), write()]) : Promise.all([write(), undefined]))
      history.push({ askedAt, answered: clock++, revision, key })
      if (again) expect(again.revision).toBe(revision)
      if (count % 7 === 0) expect((await write()).revision).toBe(revision)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))

  const events = await data.events.read(`load-${id}`)
  const byRevision = [...history].sort((a, b) => a.revision - b.revision)
  expect(byRevision.map(({ key }) => key)).toEqual(events.slice(2).map(({ data }) => data.observation))
  // A request that completed before another began precedes it in the stream.
  let latest = -1
  for (const { askedAt, answered } of byRevision) {
    expect(answered).toBeGreaterThan(latest)
    latest = Math.max(latest, askedAt)
  }
  await data.close()
})
