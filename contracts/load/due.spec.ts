import { expect, it } from 'vitest'
import { dueAtOf, NEVER_DUE } from './due.ts'

const stop = (date: string, reached = false) => ({ date, reached })
const load = {
  statusCode: 'WAIT_TRANSPORTER_ACCEPT',
  hiringType: 'NORMAL',
  deadline: '2026-01-05T09:00:00.000Z',
  origins: [stop('2026-01-06T12:00:00.000Z')],
  destinations: [stop('2026-01-07T12:00:00.000Z'), stop('2026-01-07T18:00:00.000Z')],
} as const

it('an open offer is due at its end, an auction when its last bid left it to end', () => {
  expect(dueAtOf(load)).toBe('2026-01-05T09:00:00.000Z')
  const auction = { endsAt: '2026-01-05T09:02:00.000Z' }
  expect(dueAtOf({ ...load, statusCode: 'NEGOTIATION', hiringType: 'AUCTION', auction })).toBe('2026-01-05T09:02:00.000Z')
})

it('an offer that ended, and one without an end, are due at the collection', () => {
  expect(dueAtOf({ ...load, statusCode: 'WAITING_APPROVE' })).toBe('2026-01-06T12:00:00.000Z')
  expect(dueAtOf({ ...load, deadline: undefined })).toBe('2026-01-06T12:00:00.000Z')
})

it('a load in progress is due at the stop it goes to', () => {
  expect(dueAtOf({ ...load, statusCode: 'ASSIGNED_TO_TRANSPORTER' })).toBe('2026-01-06T12:00:00.000Z')
  expect(dueAtOf({ ...load, statusCode: 'IN_COLLECT' })).toBe('2026-01-07T12:00:00.000Z')
  const [one, two] = load.destinations
  expect(dueAtOf({ ...load, statusCode: 'IN_DELIVERY', destinations: [{ ...one, reached: true }, two] })).toBe('2026-01-07T18:00:00.000Z')
  expect(dueAtOf({ ...load, statusCode: 'IN_DELIVERY', destinations: load.destinations.map((each) => ({ ...each, reached: true })) })).toBe(
    NEVER_DUE,
  )
})

it('a delivered load was due at its last delivery; one that ended, or a draft without dates, is never due', () => {
  expect(dueAtOf({ ...load, statusCode: 'DELIVERED' })).toBe('2026-01-07T18:00:00.000Z')
  expect(dueAtOf({ ...load, statusCode: 'FINISHED' })).toBe(NEVER_DUE)
  expect(dueAtOf({ ...load, statusCode: 'DRAFT', origins: [] })).toBe(NEVER_DUE)
})
