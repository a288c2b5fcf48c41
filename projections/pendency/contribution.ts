import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'
import type { SharedStep } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import type { LoadContribution, LoadDocument } from '../loads/index.ts'

/** The load's open pendencies. */
type Pending = { readonly openPendencies: readonly string[] }
type Load = LoadDocument & Pending

const open = (load: Load, openPendencies: readonly string[]): Load =>
  withFields(load, { openPendencies, flPending: openPendencies.length > 0 }) as Load
const ends: SharedStep<Load, { readonly pendencyId: string }> = (load, { data: { pendencyId } }) =>
  load &&
  open(
    load,
    (load.openPendencies ?? []).filter((one) => one !== pendencyId),
  )

/** Whether a load has an open pendency: a flag of its card, and a filter. */
export const pendencyContribution: LoadContribution<Pending, PendencyEvent> = {
  version: 1,
  empty: { openPendencies: undefined },
  filters: ['flPending'],
  id: ({ stream, data }) => (stream.startsWith('pendency-') ? data.loadId : undefined),
  on: {
    PendencyOpened: (load, { data: { pendencyId } }) => load && open(load, [...(load.openPendencies ?? []), pendencyId]),
    PendencyResolved: ends,
    PendencyDisposed: ends,
    PendencyCanceled: ends,
  },
}
