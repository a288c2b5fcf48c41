import type { SettledThing } from '../settled-things.ts'

const view = { viewId: 'minhas', shipperId: 's1', name: 'Minhas', path: '/loads', query: '', shared: false, owner: 'ana' }

export const things: readonly SettledThing[] = [
  {
    kind: 'savedView',
    id: view.viewId,
    recorded: { stream: 'view-minhas', events: [{ type: 'ViewSaved', data: view }] },
    userId: 'ana',
    at: /\/savedViews\/:id/,
    isOf: 'user',
  },
]
