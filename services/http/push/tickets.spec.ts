import { expect, it } from 'vitest'
import type { Verified } from '../auth.ts'
import { ticketOffice } from './tickets.ts'

const seen = { by: { userId: 'ana' } } as unknown as Verified

it('a ticket opens once, within 30 seconds', () => {
  let now = 0
  const office = ticketOffice(() => now)
  const [used, late] = [office.issue(seen), office.issue(seen)]
  now = 30_000
  expect(office.take(used)).toBe(seen)
  expect(office.take(used)).toBeUndefined()
  now = 30_001
  expect(office.take(late)).toBeUndefined()
  expect(office.take('invented')).toBeUndefined()
})
