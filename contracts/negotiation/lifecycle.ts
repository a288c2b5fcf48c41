import { setup } from 'xstate'

/** A conversation is open while its offer is. */
export const negotiationLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'negotiation',
  initial: 'NEW',
  states: {
    NEW: { on: { OpenNegotiation: 'OPEN' } },
    OPEN: { on: { SeeOffer: 'OPEN', DeclineOffer: 'OPEN', OpenNegotiation: 'OPEN', CloseNegotiation: 'CLOSED' } },
    CLOSED: { on: { OpenNegotiation: 'OPEN', CloseNegotiation: 'CLOSED' } },
  },
})
