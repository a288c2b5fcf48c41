import { allProjectors } from '@embarca/projections/all.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'

const reshaped = (projector: AnyProjector): AnyProjector => ({
  ...projector,
  spec: { ...projector.spec, version: projector.spec.version + 1 },
  finish: (doc) => ({ ...(projector.finish ? projector.finish(doc) : doc), shape: 'next' }),
})

/** Projectors of a hypothetical next version: the board's documents have one more field. */
export const nextProjectors: readonly AnyProjector[] = allProjectors.map((one) => (one.spec.view === 'loads' ? reshaped(one) : one))
