import { randomBytes } from 'node:crypto'
import { TICKET_SECONDS } from '@embarca/contracts/realtime/routes.ts'
import type { Verified } from '../auth.ts'

/** Tickets let a browser open a websocket, which cannot carry a token in a header: each once, within 30 seconds. */
export type Tickets = {
  readonly issue: (verified: Verified) => string
  readonly take: (ticket: string) => Verified | undefined | Promise<Verified | undefined>
}

const MOST = 10_000

export const ticketStore = (now: () => number = Date.now): Tickets => {
  const issued = new Map<string, { readonly verified: Verified; readonly until: number }>()
  const forgetOld = () => {
    for (const [ticket, { until }] of issued)
      if (until < now() || issued.size > MOST) issued.delete(ticket)
      else break
  }
  return {
    issue: (verified) => {
      forgetOld()
      const ticket = randomBytes(24).toString('base64url')
      issued.set(ticket, { verified, until: now() + TICKET_SECONDS * 1_000 })
      return ticket
    },
    take: (ticket) => {
      const found = issued.get(ticket)
      issued.delete(ticket)
      return found && found.until >= now() ? found.verified : undefined
    },
  }
}
