import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { openData } from './adapters/sqlite/open-data.ts'
import { startProjectorThread } from './projector-thread.ts'
import { rebuildViews, viewNames } from './rebuild-view.ts'

const folder = mkdtempSync(join(tmpdir(), 'projectors-'))
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

it('projects what was committed, in a separate thread, and publishes what changed', async () => {
  const data = openData(folder, { ...productEvents, views: 'read' })
  closing.push(data.close)
  const updates: ProjectionUpdate[] = []
  const thread = await startProjectorThread({ folder, publish: (one) => updates.push(one) })
  closing.push(thread.stop)
  closing.push(async () => data.onCommit(thread.wake)())

  const load = loadScript()
  load.underway()
  const revisions = new Map<string, number>()
  for (const { stream, type, data: recordedData, by, key, recordedAt } of load.log) {
    const expected = revisions.get(stream) ?? -1
    const command = { scope: 'test', key: `${stream}-${expected}`, bodyHash: 'x' }
    await data.events.append({
      stream,
      events: [{ type, data: recordedData }],
      expected,
      by,
      key,
      command,
      correlationId: 'c',
      causationId: 'c',
      now: recordedAt,
    })
    revisions.set(stream, expected + 1)
  }
  thread.wake()
  const head = await data.events.head()
  await vi.waitFor(() => expect(updates.at(-1)?.lastPosition).toBe(head), { timeout: 5_000 })
  const card = updates
    .flatMap(({ changed }) => changed)
    .filter(({ view }) => view === 'loads')
    .at(-1)
  expect(card).toMatchObject({ id: 'L1', shipperId: 's1', operationGroupId: 'g1' })
  expect(JSON.parse(card!.json!)).toMatchObject({ statusCode: 'IN_TRANSIT', driverName: 'João Almeida' })
  expect(await data.views.get('loads', 'L1')).toMatchObject({ transporterName: 'TransNorte' })

  const [rebuilt, details] = await thread.rebuild(['loads', 'load-details'])
  expect(rebuilt).toMatchObject({ view: 'loads', hash: rebuilt!.before })
  expect(details).toMatchObject({ view: 'load-details', hash: details!.before })
  expect(await data.views.get('loads', 'L1')).toMatchObject({ transporterName: 'TransNorte' })
  // As `deploy/tools/rebuild-view` does it: concurrently with the running process, then without one.
  expect(await rebuildViews(folder, ['loads', 'history'])).toMatchObject([{ view: 'loads', hash: rebuilt!.hash }, { view: 'history' }])
  await expect(rebuildViews(folder, ['nothing'])).rejects.toThrow('nothing is no view')
  await expect(thread.rebuild(['nothing'])).rejects.toThrow('nothing is no view')

  for (const close of closing.splice(0).reverse()) await close()
  for (const { view, hash, before } of await rebuildViews(folder, viewNames)) expect(hash, view).toBe(before)
})
