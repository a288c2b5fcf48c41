import { Type } from 'typebox'
import { type CommandsOf, command } from '../kit/route.ts'
import { Cents, Day, Id, Line } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { FIRST_CYCLE_DAY, LAST_CYCLE_DAY } from './cycles.ts'
import type { freedBecause } from './events.ts'
import { dedicatedLabels as labels } from './labels.pt.ts'

const run = { may: may.runLoads } as const
const said = (done: string) => ({ done, failed: labels.failed })
/** Kilometres. */
const Distance = Type.Number({ minimum: 0, maximum: 100_000 })
const DayOfMonth = Type.Integer({ minimum: 1, maximum: 31 })
const MOST_VEHICLES = 5

/** Of a contract (C219, C223–C226, C231, C232); what its form misses is refused in words (R212–R217). */
export const dedicatedCommands = {
  save: command('POST /dedicatedvehicles', 'SaveContract', {
    ...run,
    body: {
      /** The contract to change; absent: a new one. */
      dedicatedVehicleId: Type.Optional(Id),
      cycle: Type.Optional(Type.String({ maxLength: 10 })),
      vehicleIds: Type.Optional(Type.Array(Id, { maxItems: MOST_VEHICLES, uniqueItems: true })),
      transporterId: Type.Optional(Id),
      driverId: Type.Optional(Id),
      freightPriceNegotiated: Type.Optional(Cents),
      distanceAmountNegotiated: Type.Optional(Distance),
      pricePerKmExceeded: Type.Optional(Cents),
      penaltyPrice: Type.Optional(Cents),
      cycleDay: Type.Optional(Type.Integer({ minimum: FIRST_CYCLE_DAY, maximum: LAST_CYCLE_DAY })),
      daysOff: Type.Optional(Type.Union([Type.Array(DayOfMonth, { maxItems: 31 }), Type.Null()])),
      reasonDaysOff: Type.Optional(Type.String({ maxLength: 200 })),
      idleDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
      tags: Type.Optional(Type.Array(Line, { maxItems: 20 })),
    },
    messages: said(labels.done.saved),
  }),
  updateTollPrice: command('POST /dedicatedvehicles/:id/updateTollPrice', 'ChangeToll', {
    ...run,
    query: { shippingHash: Id, tollPrice: Cents },
    messages: said(labels.done.toll),
  }),
  updateDistance: command('POST /dedicatedvehicles/:id/updateDistance', 'ChangeDrivenDistance', {
    ...run,
    query: { shippingHash: Id, distance: Distance },
    messages: said(labels.done.distance),
  }),
  updateValues: command('POST /dedicatedvehicles/:id/updateValues', 'ComplementCycle', {
    ...run,
    query: { cycle: Day, complementPrice: Type.Optional(Cents), tollPrice: Type.Optional(Cents) },
    messages: { failed: labels.failed },
  }),
  setPenalty: command('POST /dedicatedvehicles/:id/setPenalty', 'SetPenalty', {
    ...run,
    query: { shippingHash: Id, value: Cents, reason: Type.Optional(Type.String({ maxLength: 500 })) },
    messages: said(labels.done.penalty),
  }),
  /** `:id` is a row: `dedicatedVehicleShippingId`. */
  updateCycle: command('POST /dedicatedvehicles/shippings/:id/updateCycle', 'ChangeRowCycle', {
    ...run,
    body: { cycle: Day, justification: Type.String({ minLength: 5, maxLength: 500, pattern: '\\S.{3}' }) },
    messages: { failed: labels.failed },
  }),
  disable: command('POST /dedicatedvehicles/:id/disable', 'DisableContract', { ...run, messages: said(labels.done.disabled) }),
}
/** The row of a load in a contract; a contract's id holds no dot. */
export const rowIdOf = (dedicatedId: string, loadId: string) => `${dedicatedId}.${loadId}`
export const contractOfRow = (rowId: string) => rowId.split('.')[0]!
export const loadOfRow = (rowId: string) => rowId.slice(contractOfRow(rowId).length + 1)

/** Asked by the program: a load takes the vehicle, and gives it back. */
export type DedicatedReaction =
  | { readonly type: 'HoldLoad'; readonly data: { readonly id: string; readonly loadId: string } }
  | {
      readonly type: 'FreeLoad'
      readonly data: {
        readonly id: string
        readonly loadId: string
        readonly because: (typeof freedBecause)[number]
        readonly leavesSums?: boolean
        /** Of what ended; absent: the first. */
        readonly binding?: number | undefined
      }
    }
  | { readonly type: 'TellIdle'; readonly data: { readonly id: string; readonly idleAt: string } }

/** Asked of the load, after its contract changed or ended. */
export type OfContractReaction =
  | { readonly type: 'FollowContract'; readonly data: { readonly id: string; readonly hash: string } }
  | { readonly type: 'ReleaseDedicated'; readonly data: { readonly id: string; readonly hash: string; readonly because: 'DISABLED' } }

/** Of the load that the vehicle carries; `:id` is the contract, `hash` the load (C227–C230). */
export const dedicatedLoadCommands = {
  bindShipping: command('POST /dedicatedvehicles/:id/bindShipping', 'BindDedicated', {
    ...run,
    query: { hash: Id, /** It collects on a day off. */ confirmed: Type.Optional(Type.Boolean()) },
    messages: said(labels.done.bound),
  }),
  bindShippingNew: command('POST /dedicatedvehicles/:id/bindShippingNew', 'BindDedicated', {
    ...run,
    query: { hash: Id, confirmed: Type.Optional(Type.Boolean()) },
    messages: said(labels.done.bound),
  }),
  removeShipping: command('POST /dedicatedvehicles/:id/removeShipping', 'ReleaseDedicated', {
    ...run,
    query: { hash: Id },
    messages: said(labels.done.removed),
  }),
  putInTransit: command('POST /dedicatedvehicles/:id/putInTransit', 'PutInTransit', {
    ...run,
    query: { hash: Id },
    messages: said(labels.done.inTransit),
  }),
}
export type DedicatedLoadCommand = CommandsOf<typeof dedicatedLoadCommands>
