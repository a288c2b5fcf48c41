import { allProjectors } from '@embarca/projections/all.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'

const reshaped = (projector: AnyProjector): AnyProjector => ({
  ...projector,
  spec: { ...projector.spec, version: projector.spec.version + 1 },
  finish: (doc) => ({ ...(projector.finish ? projector.finish(doc) : doc), shape: 'next' }),
})

/** The projectors as the next version of the program might have them: the board says something more. */
export const nextProjectors: readonly AnyProjector[] = allProjectors.map((one) => (one.spec.view === 'loads' ? reshaped(one) : one))
