import { hkdfSync, randomUUID } from 'node:crypto'
import { TICKET_SECONDS } from '@embarca/contracts/realtime/routes.ts'
import { type KeyOrRing, ringOf } from '../../kit/key-ring.ts'
import { opened, sealed } from '../../kit/seal.ts'
import type { Verified } from '../auth.ts'
import type { Tickets } from './tickets.ts'

/** True for the first caller of a name, in any process; the name may be forgotten after that many seconds. */
export type Once = (name: string, seconds: number) => Promise<boolean>
type TicketContent = { readonly id: string; readonly until: number; readonly seen: Verified }

/** Tickets that any process with the same secret, or with one before it, accepts: their content is sealed inside them. */
export const sealedTickets = (secret: KeyOrRing, once: Once, now: () => number = Date.now): Tickets => {
  const keys = ringOf(secret).map((one) => Buffer.from(hkdfSync('sha256', one, '', 'embarca tickets', 32)))
  const contentBy = (key: Buffer, ticket: string): TicketContent | undefined => {
    try {
      return JSON.parse(opened(key, Buffer.from(ticket, 'base64url').toString('base64')))
    } catch {
      return undefined
    }
  }
  const read = (ticket: string) => keys.reduce<TicketContent | undefined>((found, key) => found ?? contentBy(key, ticket), undefined)
  return {
    issue: (verified) => {
      const content: TicketContent = { id: randomUUID(), until: now() + TICKET_SECONDS * 1_000, seen: verified }
      return Buffer.from(sealed(keys[0]!, JSON.stringify(content)), 'base64').toString('base64url')
    },
    take: async (ticket) => {
      const content = read(ticket)
      return content && content.until >= now() && (await once(content.id, TICKET_SECONDS)) ? content.seen : undefined
    },
  }
}
