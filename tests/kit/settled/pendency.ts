import type { SettledThing } from '../settled-things.ts'

/** Of a load of the first group that its driver has run. */
const pendency = {
  ...{ loadId: 'offered', pendencyId: 'offered.1', status: 'OPEN', shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-1' },
  ...{ typeId: '9', name: 'Custo adicional', reporterType: 'TRANSPORTER', transporterId: 't1', authorId: 'tania' },
  ...{ observation: 'Diária na fábrica', attachments: [], dueAt: '2026-03-01T12:00:00.000Z', blocks: [] },
}
export const things: readonly SettledThing[] = [
  {
    kind: 'pendency',
    id: pendency.pendencyId,
    recorded: { stream: 'pendency-offered', events: [{ type: 'PendencyOpened', data: pendency }] },
    at: /\/pending\/:id/,
    isOf: 'group',
    words: [pendency.observation],
  },
]
