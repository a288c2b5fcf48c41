import type { SettledThing } from '../settled-things.ts'

const rui = {
  ...{ id: 'rui', userId: 'rui', shipperId: 'embarca', transporterId: 't1', username: 'rui.norte', name: 'Rui Sá' },
  ...{ email: 'rui@norte.example', roles: ['transporter_comun'], operationGroupIds: [], active: true },
}

export const things: readonly SettledThing[] = [
  {
    kind: 'carrierPerson',
    id: rui.id,
    recorded: { stream: 'user-rui', events: [{ type: 'UserRegistered', data: rui }] },
    at: /\/webtransporter\/users\/:id/,
    isOf: 'company',
  },
]
