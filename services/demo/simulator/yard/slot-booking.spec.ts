import { expect, it } from 'vitest'
import type { SimulationContext } from '../simulation-context.ts'
import { slotBooking } from './slot-booking.ts'

const at = (hour: number, free: number) => ({ begin: `2026-01-06T${hour}:00:00.000Z`, end: `2026-01-06T${hour + 1}:00:00.000Z`, free })
const gates = [
  { conciergeId: 'extrema', slots: [at(10, 2), at(11, 1), at(12, 0)] },
  { conciergeId: 'betim', slots: [at(10, 2)], booked: { begin: at(10, 2).begin } },
  { conciergeId: 'paulinia', slots: [] },
]
const trip = { loadId: 'L1', status: 'LINKED_TO_DRIVER_VEHICLE', transporterId: 't1' } as const

it('books the latest free slot of each gate once, when the driver has confirmed', async () => {
  const asked: unknown[] = []
  const session = {
    ask: async (row: { readonly command?: string }, input: object) => {
      asked.push(row.command ? [row.command, input] : 'slots')
      return { ok: true, body: { gates } }
    },
  }
  const book = slotBooking({ company: () => session } as unknown as SimulationContext)
  await book({ ...trip, status: 'WAITING_DRIVER_ACCEPT' })
  expect(asked).toEqual([])
  await book(trip)
  await book(trip)
  expect(asked).toEqual(['slots', ['BookSlot', { id: 'L1', conciergeId: 'extrema', begin: at(11, 1).begin }]])
})
