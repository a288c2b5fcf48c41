import { useEffect, useRef } from 'react'
import type { LaunchText } from './launch-text.ts'
import { proposedDelivery } from './road-time.ts'
import { changeStop } from './stops.ts'
import type { LaunchFormState } from './use-launch.ts'
import type { LaunchStart } from './use-start.ts'

const deliveryOf = ({ destinations }: LaunchText) => destinations.at(-1)?.at

/** Proposes the last delivery by the time on the road, until the user types one. Stored and restored forms keep theirs. */
export const useDelivery = (form: LaunchFormState, { restored, draftId, repeats, edits }: LaunchStart) => {
  const { text, fill } = form
  const isNew = !restored && !draftId && !repeats && !edits
  const proposed = useRef(isNew ? deliveryOf(text) : undefined)
  const proposal = proposedDelivery(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new proposal only
  useEffect(() => {
    if (proposal === undefined || deliveryOf(text) !== proposed.current) return
    proposed.current = proposal
    fill((before) => changeStop(before, 'destinations', before.destinations.length - 1, { at: proposal }))
  }, [proposal])
  return {
    /** A form was started over: its delivery is a proposal again. */
    reset: (fresh: LaunchText) => {
      proposed.current = deliveryOf(fresh)
    },
  }
}
