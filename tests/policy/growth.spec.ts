import { readFileSync, rmSync, statSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { rebuildTogether } from '@embarca/projections/kit/rebuild-together.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { appendLoads } from '../bench/many-loads.ts'
import {
  EVENTS_PER_PARTITION,
  gigabytesPerMillion,
  LOADS_PER_SHARD,
  type LoadSizes,
  logGigabytes,
  partitionsFor,
  peakEventsPerSecond,
  shardsFor,
  topicGigabytes,
  viewGigabytes,
} from '../kit/growth.ts'
import { temporaryFolder } from '../ports/stores.ts'

const page = readFileSync(new URL('../../contracts/decisions/0055-growth.md', import.meta.url), 'utf8')
/** The number in a row of the page's tables. */
const stated = (row: string): number => {
  const [, number] = page
    .split('\n')
    .find((line) => line.startsWith(`| ${row} `))!
    .split('|')
    .slice(1)
  return Number(/[\d.,]+/.exec(number!)![0].replaceAll(',', ''))
}
const LOADS = 300
const owner = { shipperId: 's1', operationGroupId: 'g1', transporters: ['t1', 't2'] }

/** Bytes of a database, without what still waits in its write-ahead log. */
const sizeOf = (file: string): number => {
  const db = openDatabase(file, { readOnly: true })
  db.prepare('VACUUM INTO ?').run(`${file}.copy`)
  db.close()
  return statSync(`${file}.copy`).size
}

/** The sizes of files with a few hundred loads, after everything was written to them. */
const measured = async (): Promise<LoadSizes> => {
  const folder = temporaryFolder()
  const data = openData(folder, { ...productEvents })
  const events = await appendLoads(data.events, LOADS, owner)
  const to = await data.events.head()
  for (const { spec } of allProjectors) await data.views.define(spec)
  const log = { ...data.events, streamsNaming: data.streamsNaming }
  const { all } = await rebuildTogether(allProjectors, { store: data.views, log, to: () => to, compared: false })
  for (const { viewRebuild } of all) await viewRebuild.finish()
  await data.close()
  const { log: logFile, views } = dataFiles(folder)
  const sizes = {
    eventsPerLoad: events / LOADS,
    logBytesPerEvent: sizeOf(logFile) / events,
    viewBytesPerLoad: sizeOf(views) / LOADS,
  }
  rmSync(folder, { recursive: true, force: true })
  return sizes
}

describe('the plan for growth', () => {
  let sizes: LoadSizes
  beforeAll(async () => {
    sizes = await measured()
  })
  const asStated = (): LoadSizes => ({
    eventsPerLoad: stated('events of a load'),
    logBytesPerEvent: stated('bytes of an event in the log'),
    viewBytesPerLoad: stated('bytes of a load in all views'),
  })
  const billion = { loadsPerYear: 200e6, yearsKept: 5, copies: 3, topicDays: 14 }

  it.each(['eventsPerLoad', 'logBytesPerEvent', 'viewBytesPerLoad'] as const)('states %s within a quarter of what is measured', (name) => {
    const [is, says] = [sizes[name], asStated()[name]]
    expect(is).toBeGreaterThan(says * 0.75)
    expect(is).toBeLessThan(says * 1.25)
  })
  it('states what its formulas give for a billion loads', () => {
    const of = asStated()
    expect(stated('events per second at the peak')).toBe(Math.round(peakEventsPerSecond(of, billion)))
    expect(stated('partitions')).toBe(partitionsFor(of, billion))
    expect(stated('log, TB')).toBeCloseTo(logGigabytes(of, billion) / 1_000, 0)
    expect(stated('views, TB')).toBeCloseTo(viewGigabytes(of, billion) / 1_000, 0)
    expect(stated('events topic, TB')).toBeCloseTo(topicGigabytes(of, billion) / 1_000, 0)
    expect(stated('shards of the views')).toBe(shardsFor(billion))
    expect(stated('GB per million loads')).toBe(Math.round(gigabytesPerMillion(of, billion.copies)))
    expect(stated('events per second of a partition')).toBe(EVENTS_PER_PARTITION)
    expect(stated('loads of a shard')).toBe(LOADS_PER_SHARD)
  })
})
