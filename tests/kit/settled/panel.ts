import type { SettledThing } from '../settled-things.ts'

const panel = {
  ...{ id: 'tv1', userId: 'tv1', username: 'painel-tv1', name: 'TV do pátio de s1', email: '' },
  ...{ roles: ['shipper_call_panel'], operationGroupIds: ['g1'], active: true },
  panel: { gateIds: [], since: '2026-01-05T12:00:00.000Z' },
}

/** A TV that shows calls. */
export const things: readonly SettledThing[] = [
  {
    kind: 'panel',
    id: panel.id,
    recorded: { stream: 'user-tv1', events: [{ type: 'UserRegistered', data: { ...panel, shipperId: 's1' } }] },
    at: /\/panels\/:id/,
    isOf: 'company',
    words: [panel.name],
  },
]
