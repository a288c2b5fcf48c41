import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { viewsOf } from '@embarca/tests/kit/views.ts'
import { expect, it } from 'vitest'
import { boardReaders } from '../board/readers.ts'
import { folded } from '../kit/projector.ts'
import { scoped } from '../kit/scoped.ts'
import { loadSearchReaders } from '../load-search/readers.ts'
import type { LoadContribution } from '../shared/load-contribution.ts'
import { loadsProjectorWith } from './projector.ts'

/** A module to come: pendencies stand in streams of their own, mark the card, and are filtered by. */
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

const log = (...said: readonly string[]) => {
  const teller = telling()
  loadTold(teller, 'L1').launched()
  loadTold(teller, 'L2', { externalId: 'CG-2' }).launched()
  for (const [at, type] of said.entries()) teller.tell(`pendency-p${at}`, { type, data: { loadId: 'L1' } })
  return teller.log
}
const after = (...said: readonly string[]) => folded(projector, log(...said)).get('L1')

it('folds events of other streams into the document of their load', () => {
  expect(after('PendencyOpened', 'PendencyOpened', 'PendencySolved')).toMatchObject({
    pendencies: 1,
    flPending: true,
    externalId: 'CG-20377',
  })
  expect(after('PendencyOpened', 'PendencySolved')).toMatchObject({ flPending: false })
  expect(after('PendencySolved', 'LoadNobodyKnows')).toBeDefined()
})

it('is filtered by in lists, counts and rows alike, and marks the card', async () => {
  const { store } = await viewsOf([projector], log('PendencyOpened'))
  const staff = await asking([], {}, { activeGroup: 'g1' })
  const asked = { ...staff, views: scoped(store, () => 'load', staff.by) }
  const column = await boardReaders.column({ columnStatus: 'NEGOTIATION', flPending: true }, asked)
  expect(JSON.parse(`[${(column as unknown as { raw: string }).raw}]`)).toMatchObject([{ hashId: 'L1', flPending: true }])
  expect(await loadSearchReaders.countNew({ flPending: true }, asked)).toMatchObject({ total: 1 })
  expect(await loadSearchReaders.search({ flPending: true }, asked)).toMatchObject({ list: [{ hashId: 'L1' }] })
})

it('sends nothing to clients but the fields of the card', () => {
  expect(projector.spec.unsent).toContain('pendencies')
  expect(projector.spec.unsent).not.toContain('flPending')
})

it('changes the version of the view, so that it is folded again', () => {
  const { version } = loadsProjectorWith({}).spec
  expect(projector.spec.version).toBe(version + 1)
})

it('may not add a field that another view adds', () =>
  expect(() => loadsProjectorWith({ pendency: pendencies, incident: pendencies })).toThrow('incident announces empty pendencies'))

it('runs after the steps of the loads view, which it finds done', () => {
  const seen: string[] = []
  const watching: LoadContribution = {
    version: 1,
    empty: {},
    on: {},
    always: (load, event: Recorded) => {
      seen.push(`${event.type} ${load.statusCode}`)
      return load
    },
  }
  const load = loadTold()
  load.underway()
  folded(loadsProjectorWith({ watching }), load.log)
  expect(seen).toContain('TransporterAssigned ASSIGNED_TO_TRANSPORTER')
  expect(seen.at(-1)).toBe('TransitStarted IN_TRANSIT')
})
