import { type Static, Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Cents, Day, Id, Instant } from '../kit/schema.ts'
import { Driver, Vehicle } from '../load/crew.ts'
import { FIRST_CYCLE_DAY, LAST_CYCLE_DAY } from './cycles.ts'

const DayOfMonth = Type.Integer({ minimum: 1, maximum: 31 })
/** Kilometres. */
const Distance = Type.Number({ minimum: 0 })

/** What a contract says of its cycles. */
export const ContractTerms = Type.Object({
  transporterId: Id,
  transporterName: Type.String(),
  driver: Driver,
  /** The first one is the truck. */
  vehicles: Type.Array(Vehicle),
  cycleDay: Type.Integer({ minimum: FIRST_CYCLE_DAY, maximum: LAST_CYCLE_DAY }),
  freightPriceNegotiated: Cents,
  distanceAmountNegotiated: Distance,
  pricePerKmExceeded: Cents,
  /** Of one unit of penalty. */
  penaltyPrice: Cents,
  daysOff: Type.Array(DayOfMonth),
  reasonDaysOff: Type.Optional(Type.String()),
  /** Days without a load after which its people are notified; absent: `IDLE_DAYS` (Y34). */
  idleDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  tags: Type.Array(Type.String()),
})
export type ContractTerms = Static<typeof ContractTerms>

const dedicatedId = Id
const row = { dedicatedId, loadId: Id }
/** The value of a cycle that had ended was corrected. */
const restated = Type.Optional(Type.Boolean())

/** Why a load no longer holds a vehicle. `NOT_BOUND`: its own stream did not follow. */
export const freedBecause = ['NOT_BOUND', 'REMOVED', 'MOVED', 'ENDED'] as const
/** When it will have stood idle too long, unless a load is bound before (Y34). */
const idleAt = Type.Optional(Instant)

/** A dedicated vehicle, stream `dedicated-{id}` (Y22–Y33). Cycles are named by their first day. */
export const dedicatedEvents = {
  DedicatedContracted: event({ dedicatedId, shipperId: Id, operationGroupId: Id, firstCycle: Day, terms: ContractTerms, idleAt }),
  /**
   * These terms hold from a cycle on. `cycleDayAfter`: a new cycle day begins after that day. `loadId`: the load that waits for its collect
   * and takes the new crew.
   */
  DedicatedChanged: event({
    ...{ dedicatedId, from: Day, cycleDayAfter: Type.Optional(Day), terms: ContractTerms, loadId: Type.Optional(Id), idleAt },
  }),
  /** `loadId`: the load that held it; on the road it stays, and counts in its cycle. */
  DedicatedDisabled: event({ dedicatedId, loadId: Type.Optional(Id) }),

  /** No other load may be bound; the load's own stream says that it is. */
  DedicatedLoadHeld: event(
    {
      ...row,
      cycle: Day,
      /** Which of the load's bindings to contracts it is for; the first is 1. */ binding: Type.Integer({ minimum: 1 }),
    },
    2,
  ),
  /** `leavesSums`: it was on the road, goes on without the contract, and counts no more. */
  DedicatedLoadFreed: event({ ...row, because: Type.Enum(freedBecause), leavesSums: Type.Optional(Type.Boolean()), idleAt }),
  /** No load was bound for days; once until the next load. */
  DedicatedIdle: event({ dedicatedId, /** Its first idle day. */ since: Day, /** Days off do not count. */ days: Type.Integer() }),

  DedicatedTollChanged: event({ ...row, tollPrice: Cents, restated }),
  DedicatedDistanceChanged: event({ ...row, /** As driven. */ distance: Distance, restated }),
  DedicatedPenaltySet: event({ ...row, /** In all; 0: none. */ penaltyPrice: Cents, reason: Type.Optional(Type.String()), restated }),
  DedicatedCycleChanged: event({ ...row, before: Day, cycle: Day, justification: Type.String(), restated }),
  DedicatedComplemented: event({ dedicatedId, cycle: Day, complementPrice: Cents, tollPrice: Cents, restated }),
}
export type DedicatedEvent = EventsOf<typeof dedicatedEvents>
