import type { SettledThing } from '../settled-things.ts'

/** A walk-in at the mill, of the whole company. */
const entry = {
  ...{ conciergeId: 'mill', waitingId: 'walk-in-1', shipperId: 's1', source: 'GATE', personId: 'walk-in-1' },
  ...{ at: '2026-01-05T12:00:00.000Z', until: '2099-01-06T09:00:00.000Z', name: 'Ivo Prado', document: '11144477735' },
}

export const things: readonly SettledThing[] = [
  {
    kind: 'gateWaiting',
    id: entry.waitingId,
    recorded: { stream: 'waiting-mill@walk-in-1', events: [{ type: 'WaitingListJoined', data: entry }] },
    at: /\/waitingdrivers\/:id/,
    isOf: 'company',
    words: [entry.name],
  },
]
