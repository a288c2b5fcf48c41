import { expect, it } from 'vitest'
import { loadStatuses, precedes } from './codes.ts'

const before = (status: (typeof loadStatuses)[number]) => loadStatuses.filter((one) => precedes(one, status))

it('a load is hired after its offer, whose approval is still to come or not', () =>
  expect(before('WAITING_APPROVE')).toEqual(['DRAFT', 'CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED']))
it('a load has no driver before one is asked, and has none that agreed before one agrees', () => {
  expect(before('WAITING_DRIVER_ACCEPT')).toEqual([...before('WAITING_APPROVE'), 'WAITING_APPROVE', 'ASSIGNED_TO_TRANSPORTER'])
  expect(before('LINKED_TO_DRIVER_VEHICLE')).toEqual([...before('WAITING_DRIVER_ACCEPT'), 'WAITING_DRIVER_ACCEPT'])
})
it('a load that ended has nothing before it', () => {
  for (const status of ['CANCELED', 'EXPIRED', 'FINISHED'] as const) expect(precedes(status, 'IN_DELIVERY')).toBe(false)
})
