import { expect, it } from 'vitest'
import type { Verified } from '../auth.ts'
import { sealedTickets } from './sealed-tickets.ts'
import { ticketStore } from './tickets.ts'

const verified = { by: { userId: 'ana' } } as unknown as Verified

it('a ticket opens once, within 30 seconds', () => {
  let now = 0
  const office = ticketStore(() => now)
  const [used, late] = [office.issue(verified), office.issue(verified)]
  now = 30_000
  expect(office.take(used)).toBe(verified)
  expect(office.take(used)).toBeUndefined()
  now = 30_001
  expect(office.take(late)).toBeUndefined()
  expect(office.take('invented')).toBeUndefined()
})

const onceIn =
  (names = new Set<string>()) =>
  async (name: string) =>
    !names.has(name) && !!names.add(name)

it('a sealed ticket opens once too, in every process that shares the secret', async () => {
  let now = 0
  const secret = Buffer.alloc(32, 7)
  const once = onceIn()
  const [here, there] = [sealedTickets(secret, once, () => now), sealedTickets(secret, once, () => now)]
  const [used, late] = [here.issue(verified), here.issue(verified)]
  now = 30_000
  expect(await there.take(used)).toEqual(verified)
  expect(await here.take(used)).toBeUndefined()
  now = 30_001
  expect(await there.take(late)).toBeUndefined()
})
it('a sealed ticket of another secret, or a modified one, opens nothing and reveals nothing', async () => {
  const office = sealedTickets(Buffer.alloc(32, 7), onceIn(), () => 0)
  const ticket = office.issue(verified)
  expect(ticket).not.toContain(Buffer.from('ana').toString('base64url'))
  expect(await office.take(sealedTickets(Buffer.alloc(32, 8), onceIn(), () => 0).issue(verified))).toBeUndefined()
  expect(await office.take(`${ticket.slice(0, -3)}AAA`)).toBeUndefined()
})
