import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../../kit/app.ts'
import { SETTLED_AT } from '../../kit/settled.ts'
import { rowsOf } from '../rows.ts'
import { parties } from './parties.ts'
import { difference, neverAsked, probesOf, unclassified } from './probe.ts'
import { settleEverybody } from './world.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: SETTLED_AT, reactions: false })
  await settleEverybody(app)
})
afterAll(() => app.close())

it('every field that may name a thing is known by what it names', () => {
  expect(rowsOf().flatMap(unclassified)).toEqual([])
})
it('and each of them is asked about by a party that may not know', () => {
  expect(rowsOf().flatMap((row) => neverAsked(row, parties))).toEqual([])
})

describe.each(parties.map((party) => [party.who, party] as const))('to %s a foreign thing is no thing', (_, party) => {
  const asked = rowsOf().flatMap((row) => {
    const probes = probesOf(row, party)
    return probes.length > 0 ? [[row.at, probes] as const] : []
  })
  it.each(asked)('for %s', async (_at, probes) => {
    const found: string[] = []
    for (const probe of probes) found.push(...[(await difference(app, probe)) ?? []].flat())
    expect(found.slice(0, 5), `${found.length} differ`).toEqual([])
  })
})
