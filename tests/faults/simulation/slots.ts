import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import type { Around, Theme } from './theme.ts'

const { ana, tania, tito } = people
const GATE = 'mill'
const HOUR = 3_600_000
const LENGTH = 240
const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** One seat in each slot of four hours, so that loads meet. */
export const simulatedSlots = {
  ...usualGateSettings.slots,
  length: LENGTH,
  capacity: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => hours.map((hour) => ({ day, hour, seats: 1 }))),
}
/** Local midnight of `America/Sao_Paulo`. */
const MIDNIGHT = 3 * HOUR
const slotAfter = (now: string, count: number) => {
  const length = LENGTH * 60_000
  return new Date(Math.floor((Date.parse(now) - MIDNIGHT) / length + count) * length + MIDNIGHT).toISOString()
}
/** Loads of these runs are collected a day after their launch: the last slots before it. */
const [LAST, SLOTS] = [6, 3]

const slotMoves = (seed: number) => {
  const random = chance(seed * 89 + 17)
  return ({ loads, now }: Around): AttemptedCommand | undefined => {
    const hired = loads.filter(({ status, hired: by }) => by !== undefined || status === 'CANCELED')
    if (hired.length === 0 || !random.likely(0.35)) return undefined
    const { id, hired: by } = one(hired, random)
    const begin = slotAfter(now, LAST - random.below(SLOTS))
    const asked = (type: string, by: typeof ana, data: object): AttemptedCommand => ({
      ...{ module: 'gateSlots', by },
      command: { type, data: { conciergeId: GATE, ...data } },
    })
    const carrier = random.likely(0.9) ? (by === tito.transporterId ? tito : tania) : tito
    return one(
      [
        asked('BookSlot', carrier, { id, begin }),
        asked('BookSlot', carrier, { id, begin }),
        asked('AssignSlot', ana, { shippingId: id, begin }),
        asked('AssignSlot', ana, { shippingId: id, begin, ...(random.likely(0.2) && { reason: 'Cliente aguarda' }) }),
        asked('GiveBackSlot', carrier, { id }),
        asked('WithdrawSlot', ana, { shippingId: id }),
      ],
      random,
    )
  }
}

/** Seats of loads at their gate: none is given twice, and none is kept by a load that was canceled. */
export const slotBookings = (seed: number, wrong: string[]): Theme => {
  const held = new Map<string, { readonly begin: string; readonly seat?: number }>()
  const statuses = new Map<string, string>()
  const book = ({ type, stream, data: { loadId, begin, seat, before } }: Recorded) => {
    const say = (what: string) => wrong.push(`${type} of ${stream}: ${what}`)
    if (held.get(loadId)?.begin !== before) say('another slot was given up')
    const sameSeat = [...held].filter(([other, one]) => other !== loadId && one.begin === begin && one.seat === seat)
    if (seat !== undefined && sameSeat.length > 0) say(`the slot of ${begin} is overfull`)
    held.set(loadId, { begin, seat })
  }
  return {
    wrong,
    move: slotMoves(seed),
    observe: (event) => {
      const { type, stream, data } = event
      if (stream.startsWith('load-') && data.status) statuses.set(data.loadId, data.status)
      if (type === 'SlotBooked' || type === 'SlotMoved') book(event)
      if (type === 'SlotGivenBack') held.delete(data.loadId)
    },
    end: () => {
      for (const [loadId, { begin }] of held)
        if (statuses.get(loadId) === 'CANCELED') wrong.push(`${loadId} is canceled and keeps ${begin}`)
    },
  }
}
