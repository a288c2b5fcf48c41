import type { SettledThing } from '../settled-things.ts'

const group = { id: 'crew-1', shipperId: 's1', name: 'Noturnos da Serra', driverIds: ['d1'] }

export const things: readonly SettledThing[] = [
  // João Almeida of the fixtures.
  { kind: 'driver', id: 'd1', at: /\/webshipper\/driver\/:(id|cpf)/, isOf: 'company' },
  { kind: 'cpf', id: '52998224725', fields: ['cpf'], isOf: 'company' },
  {
    kind: 'driverGroup',
    id: group.id,
    recorded: { stream: `driverGroup-${group.id}`, events: [{ type: 'DriverGroupRegistered', data: group }] },
    at: /\/webshipper\/(drivergroup\/:id|driver\/searchByGroup)/,
    fields: ['groupId'],
    isOf: 'company',
    words: [group.name],
  },
]
