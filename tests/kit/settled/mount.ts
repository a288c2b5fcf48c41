import type { SettledThing } from '../settled-things.ts'

const order = {
  ...{ orderId: 'mounted-order', orderCode: 'PED-BOREAL', product: 'Bobina Boreal', weight: 1000, cubage: 3, amount: 10, value: 50_000 },
  ...{ collectPlaceId: 'mill', deliveryPlaceId: 'shop', observation: 'Doca Boreal', notes: [] },
}
const mount = {
  ...{ mountId: 'mount-1', shipperId: 's1', operationGroupId: 'g1', authorId: 'ana', externalId: 'FORMADA-BOREAL', freightType: 'CIF' },
  ...{ orders: [order], stops: ['shop'] },
}

export const things: readonly SettledThing[] = [
  {
    kind: 'mount',
    id: mount.mountId,
    recorded: { stream: `mount-${mount.mountId}`, events: [{ type: 'MountFormed', data: mount }] },
    at: /\/order\/(shipping\/:id|router|calcToll)/,
    fields: ['shippingOrderId'],
    isOf: 'group',
    words: [mount.externalId, order.orderCode, order.product],
  },
]
