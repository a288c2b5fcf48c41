import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { afterAll, expect, it } from 'vitest'
import { road } from '../kit/road.ts'
import { people, world } from '../kit/world.ts'

const CLIENTS = 64
const OPERATIONS = 20_000
const folder = mkdtempSync(join(tmpdir(), 'embarca-hot-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Operation = { readonly asked: number; readonly answered: number; readonly revision: number; readonly key: string }

it('sixty-four clients on one load see one history', async () => {
  const data = openData(folder, { facts: allFacts })
  const here = await world(undefined, data)
  const { id } = await road(here)
  const history: Operation[] = []
  let tick = 0
  let count = 0
  const client = async () => {
    while (count < OPERATIONS) {
      const key = `hot-${count++}`
      const asked = tick++
      const write = () =>
        here.ask('load', people.ana, { type: 'ObserveLoad', data: { id, observation: key } }, { key }) as Promise<Accepted>
      // Some send the same request twice at once, some again after the answer.
      const [{ revision }, again] = await (count % 5 === 0 ? Promise.all([write(), write()]) : Promise.all([write(), undefined]))
      history.push({ asked, answered: tick++, revision, key })
      if (again) expect(again.revision).toBe(revision)
      if (count % 7 === 0) expect((await write()).revision).toBe(revision)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))

  const facts = await data.events.read(`load-${id}`)
  const byRevision = [...history].sort((a, b) => a.revision - b.revision)
  expect(byRevision.map(({ key }) => key)).toEqual(facts.slice(2).map(({ data }) => data.observation))
  // Whoever was answered before another asked stands before it.
  let latest = -1
  for (const { asked, answered } of byRevision) {
    expect(answered).toBeGreaterThan(latest)
    latest = Math.max(latest, asked)
  }
  await data.close()
})
