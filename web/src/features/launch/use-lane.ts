import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useEffect, useRef } from 'react'
import { useRead } from '../../base/queries.ts'
import { showNumber } from '../../ui/amounts.ts'
import { writeMoney } from './parse.ts'
import type { LaunchFormState } from './use-launch.ts'

export type Lane = OutputOf<typeof referenceRoutes.lane>

/** What the server knows of the chosen lane. It fills in distance and reference until the user types there. */
export const useLane = (form: LaunchFormState): Lane | undefined => {
  const originPlaceId = form.text.origins[0]?.place?.id ?? ''
  const destinationPlaceId = form.text.destinations.at(-1)?.place?.id ?? ''
  const known = useRead(
    referenceRoutes.lane,
    { originPlaceId, destinationPlaceId },
    { enabled: originPlaceId !== '' && destinationPlaceId !== '' },
  )
  const lane = originPlaceId && destinationPlaceId ? known.data : undefined
  // The reference is the price of one truck, not of a whole lot.
  const lot = form.text.deliveryType === 'LOT'
  const filled = useRef({ distance: '', referenceValue: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposes once per lane
  useEffect(() => {
    if (!lane || form.edits) return
    const proposal = {
      distance: showNumber(lane.distance === undefined ? undefined : Math.round(lane.distance)),
      referenceValue: lot ? '' : writeMoney(lane.medianPrice),
    }
    form.fill((before) => {
      const keep = (field: 'distance' | 'referenceValue') =>
        before[field] === '' || before[field] === filled.current[field] ? proposal[field] : before[field]
      const next = { distance: keep('distance'), referenceValue: keep('referenceValue') }
      filled.current = proposal
      return { ...before, ...next }
    })
  }, [lane, lot])
  return lane
}
