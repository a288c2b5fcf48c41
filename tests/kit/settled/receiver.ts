import type { SettledThing } from '../settled-things.ts'

const receiver = {
  ...{ id: 'depot', shipperId: 's1', name: 'Depósito Aurora', document: '11222333000181', street: 'Rua B, 9', city: 'Bauru', state: 'SP' },
  ...{ contactId: 'c1', contactName: 'Rui Salles', contactPhone: '14999990000', contactEmail: 'rui@aurora.example' },
  ...{ deliveryFrom: '08:00', deliveryTo: '17:00', requiresScheduling: true },
}

export const things: readonly SettledThing[] = [
  {
    kind: 'receiver',
    id: receiver.id,
    recorded: { stream: 'receiver-depot', events: [{ type: 'ReceiverRegistered', data: receiver }] },
    at: /\/receiver\/:id/,
    isOf: 'company',
    words: [receiver.name, receiver.street, receiver.contactName, receiver.contactEmail],
  },
]
