import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { viewsOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { boardReaders } from '../board/readers.ts'
import { foldEvents } from '../kit/projector.ts'
import { scoped } from '../kit/scoped.ts'
import { loadSearchReaders } from '../load-search/readers.ts'
import type { LoadContribution } from '../shared/load-contribution.ts'
import { loadsProjectorWith } from './projector.ts'

/** A future module: its pendencies have streams of their own, mark the card, and are a filter. */
type Pended = { readonly pendencies?: number }
const pendencies: LoadContribution<Pended> = {
  version: 1,
  empty: { pendencies: undefined },
  filters: ['flPending'],
  id: ({ stream, data }) => (stream.startsWith('pendency-') ? (data as { loadId: string }).loadId : undefined),
  on: {
    PendencyOpened: (load) => load && { ...load, pendencies: (load.pendencies ?? 0) + 1, flPending: true },
    PendencySolved: (load) => load && { ...load, pendencies: (load.pendencies ?? 0) - 1, flPending: load.pendencies! > 1 },
  },
}
const projector = loadsProjectorWith({ pendency: pendencies })

const log = (...tags: readonly string[]) => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1').launched()
  loadScript(recorder, 'L2', { externalId: 'CG-2' }).launched()
  for (const [at, type] of tags.entries()) recorder.recordEvent(`pendency-p${at}`, { type, data: { loadId: 'L1' } })
  return recorder.log
}
const after = (...tags: readonly string[]) => foldEvents(projector, log(...tags)).get('L1')

it('folds events of other streams into the document of their load', () => {
  expect(after('PendencyOpened', 'PendencyOpened', 'PendencySolved')).toMatchObject({
    pendencies: 1,
    flPending: true,
    externalId: 'CG-20377',
  })
  expect(after('PendencyOpened', 'PendencySolved')).toMatchObject({ flPending: false })
  expect(after('PendencySolved', 'LoadNobodyKnows')).toBeDefined()
})

it('is a filter of lists, counts and rows alike, and marks the card', async () => {
  const { store } = await viewsOf([projector], log('PendencyOpened'))
  const staff = await queryContext([], {}, { activeGroup: 'g1' })
  const context = { ...staff, views: scoped(store, () => 'load', staff.by) }
  const column = await boardReaders.column({ columnStatus: 'NEGOTIATION', flPending: true }, context)
  expect(JSON.parse(`[${(column as unknown as { raw: string }).raw}]`)).toMatchObject([{ hashId: 'L1', flPending: true }])
  expect(await loadSearchReaders.countNew({ flPending: true }, context)).toMatchObject({ total: 1 })
  expect(await loadSearchReaders.search({ flPending: true }, context)).toMatchObject({ list: [{ hashId: 'L1' }] })
})

it('sends clients only the fields of the card', () => {
  expect(projector.spec.unsent).toContain('pendencies')
  expect(projector.spec.unsent).not.toContain('flPending')
})

it('changes the version of the view, so that it is rebuilt', () => {
  const { version } = loadsProjectorWith({}).spec
  expect(projector.spec.version).toBe(version + 1)
})

it('may not add a field that another view adds', () =>
  expect(() => loadsProjectorWith({ pendency: pendencies, incident: pendencies })).toThrow('incident announces empty pendencies'))

it('runs after the steps of the loads view, and sees their result', () => {
  const calls: string[] = []
  const watching: LoadContribution = {
    version: 1,
    empty: {},
    on: {},
    always: (load, event: Recorded) => {
      calls.push(`${event.type} ${load.statusCode}`)
      return load
    },
  }
  const load = loadScript()
  load.underway()
  foldEvents(loadsProjectorWith({ watching }), load.log)
  expect(calls).toContain('TransporterAssigned ASSIGNED_TO_TRANSPORTER')
  expect(calls.at(-1)).toBe('TransitStarted IN_TRANSIT')
})
