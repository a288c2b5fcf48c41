import { licenceFields, vehicleDetails } from '@embarca/contracts/reference/fields.ts'
import { type Tied, tiesOf, withoutTie, withTie } from '@embarca/contracts/reference/ties.ts'
import type { Fold } from '../kit/fold.ts'

export type KeptAxes = {
  readonly axes: number
  readonly flRememberAxes: boolean
  /** Kilograms, where the vehicle has its own. */
  readonly capacity?: number
}
type Integration = { readonly date: string; readonly placeId?: string; readonly validUntil?: string }
/** What the state of a driver or vehicle holds besides its registered fields. */
export type TiedState = Tied<object> & {
  /** Of a driver: the last integration, by shipper. */
  readonly integrations?: Readonly<Record<string, Integration>>
  /** Of a vehicle: its axes as a gate counted them last, by shipper. */
  readonly axes?: Readonly<Record<string, KeptAxes>>
}
/** Fields of the state that no registration holds. */
export const tiedFields: ReadonlySet<string> = new Set<keyof TiedState>(['ties', 'integrations', 'axes'])

const absent = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]))
/** What a company of a later tie does not know unless it typed it itself: the rest of the state is what another company typed. */
const untold = {
  Driver: absent({ name: '', phone: '', ...licenceFields }),
  Vehicle: absent(vehicleDetails),
}

type Before = TiedState | undefined
const tiesBefore = (state: Before) => (state ? tiesOf(state) : [])
/** In logs of before there were ties, a change of the company moves the first tie. */
const moved = ({ ties, transporterId }: TiedState, { transporterId: now }: TiedState) =>
  ties?.map((tie) => (tie.transporterId === transporterId ? { ...tie, transporterId: now } : tie))

/** Drivers and vehicles work for several companies. */
const stepsOf = (name: 'Driver' | 'Vehicle'): Fold['evolve'] => ({
  [`${name}Changed`]: (state: Before, now: TiedState): TiedState => ({
    ...now,
    ...(state?.ties && { ties: moved(state, now)! }),
    ...(state?.integrations && { integrations: state.integrations }),
    ...(state?.axes && { axes: state.axes }),
  }),
  [`${name}Tied`]: (state: Before, { driverId: _, vehicleId: __, transporterId, kind, from, until, ...details }) => ({
    ...state,
    ties: withTie(tiesBefore(state), {
      ...{ transporterId, kind, from, ...(until && { until }) },
      details: { ...(transporterId === state?.transporterId ? {} : untold[name]), ...details },
    }),
  }),
  [`${name}Untied`]: (state: Before, data) => ({ ...state, ties: withoutTie(tiesBefore(state), data) }),
})

/** Steps that kinds of the register have besides the common ones. */
export const tiedEvolve: Readonly<Record<string, Fold['evolve']>> = {
  driver: {
    ...stepsOf('Driver'),
    DriverIntegrated: (state: Before, { shipperId, driverId: _, ...integration }) => ({
      ...state,
      integrations: { ...state?.integrations, [shipperId]: integration },
    }),
  },
  vehicle: {
    ...stepsOf('Vehicle'),
    VehicleAxesKept: (state: Before, { shipperId, axes, flRememberAxes, capacity }) => ({
      ...state,
      axes: { ...state?.axes, [shipperId]: { axes, flRememberAxes, ...(capacity !== undefined && { capacity }) } },
    }),
  },
}
