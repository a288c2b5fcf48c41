import type { SettledThing } from '../settled-things.ts'

const where = { city: 'Bauru', state: 'SP', zone: 'America/Sao_Paulo', latitude: -22.3, longitude: -49.1, precision: 'PINNED' }
const order = {
  ...{ orderId: 'order-1', shipperId: 's1', authorId: 'ana', code: 'PED-AURORA', freightType: 'CIF', operationGroupId: 'g1' },
  ...{ product: 'Bobina Aurora', notes: [], tags: [], priority: false },
  delivery: { ...where, company: { name: 'Mercado Aurora', document: '11222333000181' } },
  contact: { contactId: 'order-contact', name: 'Iara Nunes', phone: '14999990001' },
  amounts: { weight: 1000, cubage: 3, quantity: 10, value: 50_000 },
  source: { kind: 'FORM' },
}

export const things: readonly SettledThing[] = [
  {
    kind: 'order',
    id: order.orderId,
    recorded: { stream: `order-${order.orderId}`, events: [{ type: 'OrderCreated', data: order }] },
    at: /\/order\/:id/,
    isOf: 'group',
    words: [order.code, order.product, order.delivery.company.name, order.contact.name],
  },
]
