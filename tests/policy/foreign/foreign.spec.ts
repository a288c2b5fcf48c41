import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../../kit/app.ts'
import { FIXTURES_AT } from '../../stories/fixtures.ts'
import { rowsOf } from '../rows.ts'
import { recordEverybody } from './fixtures.ts'
import { parties } from './parties.ts'
import { difference, probesOf, unclassified, unprobed } from './probe.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordEverybody(app)
})
afterAll(() => app.close())

it('every field that may name a thing is classified by the kind of thing', () => {
  expect(rowsOf().flatMap(unclassified)).toEqual([])
})
it('each of them is probed by a party without access', () => {
  expect(rowsOf().flatMap((row) => unprobed(row, parties))).toEqual([])
})

describe.each(parties.map((party) => [party.who, party] as const))('%s cannot tell a foreign thing from an unknown one', (_, party) => {
  const allProbes = rowsOf().flatMap((row) => {
    const probes = probesOf(row, party)
    return probes.length > 0 ? [[row.at, probes] as const] : []
  })
  it.each(allProbes)('with %s', async (_at, probes) => {
    const found: string[] = []
    for (const probe of probes) found.push(...[(await difference(app, probe)) ?? []].flat())
    expect(found.slice(0, 5), `${found.length} differ`).toEqual([])
  })
})
