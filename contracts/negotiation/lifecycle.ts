import { setup } from 'xstate'

/** Commands that are admitted at any time after the offer was opened, without a transition. */
const anyTime = [
  'HoldProposal',
  'ReleaseProposal',
  'MarkProposal',
  'RefuseProposal',
  'CloseDeal',
  'ReopenDeal',
  'SendDealMessage',
  'SendCarrierMessage',
  'ReadDeal',
  'ReadCarrierDeal',
  'ReadNegotiation',
  'CloseNegotiation',
] as const
const whileOpen = [
  'SeeOffer',
  'DeclineOffer',
  'MakeDealProposal',
  'MakeProposal',
  'Propose',
  'RefuseShipperProposal',
  'AgreeToProposal',
  'PlaceBid',
] as const
const staying = <Status extends string>(status: Status, ...commands: readonly string[]) =>
  Object.fromEntries(commands.map((command) => [command, status])) as Record<string, Status>

/** A negotiation is open while its offer is. */
export const negotiationLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'negotiation',
  initial: 'NEW',
  states: {
    NEW: { on: { OpenNegotiation: 'OPEN' } },
    OPEN: {
      on: { ...staying('OPEN', ...anyTime, ...whileOpen), OpenNegotiation: 'OPEN', CloseNegotiation: 'CLOSED', EndAuction: 'CLOSED' },
    },
    CLOSED: { on: { ...staying('CLOSED', ...anyTime), OpenNegotiation: 'OPEN' } },
  },
})
