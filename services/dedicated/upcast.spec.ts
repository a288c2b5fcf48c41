import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allEvents, productEvents } from '@embarca/contracts/events.ts'
import { event, type Recorded } from '@embarca/contracts/kit/event.ts'
import { Day, Id } from '@embarca/contracts/kit/schema.ts'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openData } from '../adapters/sqlite/open-data.ts'
import { openProjections } from '../adapters/sqlite/open-projections.ts'
import { checkStreams } from '../kit/check-streams.ts'

/** As the version before recorded it. */
const before = {
  ...allEvents,
  DedicatedLoadHeld: event({ dedicatedId: Id, loadId: Id, cycle: Day, binding: Type.Optional(Type.Integer({ minimum: 2 })) }),
}
const held = (more: object) => ({
  type: 'DedicatedLoadHeld',
  data: { dedicatedId: 'd1', loadId: 'l1', cycle: '2026-11-01', ...more },
})
const bindings = (events: readonly Recorded[]) => events.map(({ schemaVersion, data }) => [schemaVersion, data.binding])

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embarca-upcast-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('what an earlier version recorded of a held load is read as of today by commands, feeds, projectors and evidence', async () => {
  const older = openData(folder, { eventSchemas: before })
  await older.events.append({
    ...{ stream: 'dedicated-d1', key: 'dedicated-d1', expected: -1, events: [held({}), held({ binding: 2 })] },
    ...{ by: { userId: 'ana', roles: [], shipperId: 's1' }, command: { scope: 's', key: 'k', bodyHash: '' } },
    ...{ correlationId: 'c', causationId: 'c', now: '2026-11-21T12:00:00.000Z' },
  })
  await older.close()

  const data = openData(folder, { ...productEvents, views: 'read' })
  const today = [
    [2, 1],
    [2, 2],
  ]
  expect(bindings(await data.events.read('dedicated-d1'))).toEqual(today)
  const received: Recorded[] = []
  await data.feed.subscribe('g', '-1', async (events) => void received.push(...events))
  await vi.waitFor(() => expect(bindings(received)).toEqual(today))
  const projections = openProjections(folder, productEvents)
  expect(bindings(await projections.log.readAll('-1'))).toEqual(today)
  await projections.close()
  // The stored bytes, and so their chain, are those of then.
  expect(await checkStreams(data.proofs!, ['dedicated-d1'])).toMatchObject({ streams: [{ facts: 2, findings: [] }] })
  await data.close()
})
