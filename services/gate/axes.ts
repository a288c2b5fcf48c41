import { stepsInside } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { registered } from '../registry/index.ts'
import { type Visited, type VisitNames, visitedLookup } from './lookups.ts'
import { about } from './moments.ts'
import type { VisitState } from './state.ts'
import type { GateDecisions } from './types.ts'

export type AxesKept = Visited & {
  /** Vehicles whose axes are confirmed at each exit. */
  readonly remembered: readonly string[]
}
export const axesLookup = async (visit: VisitState, named: VisitNames, context: LookupContext): Promise<AxesKept> => {
  const looked = await visitedLookup(visit, named, context)
  const { vehicles, shipperId } = looked.load
  const isRemembered = async (vehicleId: string) =>
    (await registered(context, 'vehicle', vehicleId))?.axes?.[shipperId]?.flRememberAxes === true
  const kept = await Promise.all(vehicles.map(async ({ vehicleId }) => ((await isRemembered(vehicleId)) ? [vehicleId] : [])))
  return { ...looked, remembered: kept.flat() }
}

/** A vehicle that is remembered leaves once its axes were confirmed in this visit (R242, Y18). A truck without its load leaves in any case. */
export const axesMissing = ({ axes }: VisitState, { load, remembered }: AxesKept): boolean =>
  load.isInCollect && remembered.some((vehicleId) => axes[vehicleId] === undefined)

/** The axes of the vehicles at the gate, as they were counted there. */
export const countingAxes = (texts: Readonly<Record<string, string>>): GateDecisions<'ConfirmAxes', { ConfirmAxes: Visited }> => ({
  ConfirmAxes: ({ axes: counted, ...named }, visit, { now, occurredAt: at = now, lookups: { load } }) => {
    if (!stepsInside.includes(visit.step)) return refuse('GATE_STEP_NOT_NOW')
    const isHere = (vehicleId: string) => load.vehicles.some((vehicle) => vehicle.vehicleId === vehicleId)
    const faults = counted.flatMap(({ vehicleId }, i) =>
      isHere(vehicleId) ? [] : [{ field: `axes.${i}.vehicleId`, message: texts['AXES_VEHICLE_UNKNOWN']! }],
    )
    if (faults.length) return refuse('AXES_VEHICLE_UNKNOWN', { fields: faults })
    return counted.map(
      ({ vehicleId, axes, flRememberAxes = false, capacity }): GateEvent => ({
        type: 'VehicleAxesConfirmed',
        data: { ...about(named), vehicleId, axes, flRememberAxes, ...(capacity !== undefined && { capacity }), at },
      }),
    )
  },
})
