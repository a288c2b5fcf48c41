import { describe, expect, it } from 'vitest'
import { formOfOrders, ordersOf, withOrders } from './launch-of-orders.ts'
import { planOf } from './plan.ts'
import { randomFrom } from './random.ts'
import { shipperData } from './shipper-data.ts'
import { waitingOrders } from './waiting-orders.ts'

const now = Date.parse('2026-11-20T15:00:00.000Z')
const book = shipperData[0]!
const { waiting, formed } = waitingOrders('embarca', now, book, 1)
const all = [...waiting, ...formed.flatMap(({ orders }) => orders)].map(({ form }) => form)

describe('orders that wait for a load', () => {
  it('wait, are blocked, parted, split and removed; some for persons that no register knows', () => {
    expect(new Set(waiting.map(({ fate }) => fate))).toEqual(new Set(['waits', 'blocked', 'parted', 'split', 'removed']))
    expect(all.filter(({ delivery }) => delivery).length).toBeGreaterThan(2)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  })
  it('are of both operation groups, with amounts and dates to come', () => {
    expect(new Set(all.map(({ operationGroupId }) => operationGroupId))).toEqual(new Set(['sul', 'sudeste']))
    for (const { weight = 0, cubage = 0, quantity = 0, value = 0, collectDate, deliveryDate } of all) {
      expect(Math.min(weight, cubage, quantity, value)).toBeGreaterThan(0)
      expect(Number.isInteger(quantity) && Number.isInteger(value)).toBe(true)
      expect(Date.parse(collectDate!)).toBeGreaterThan(now)
      expect(Date.parse(deliveryDate!)).toBeGreaterThan(Date.parse(collectDate!))
    }
  })
  it('are formed to twelve loads of one collect place, and to some that are taken apart again', () => {
    expect(formed.filter(({ unmounted }) => !unmounted)).toHaveLength(12)
    expect(formed.filter(({ unmounted }) => unmounted)).toHaveLength(3)
    for (const { orders } of formed) expect(new Set(orders.map(({ form }) => form.collectPlaceId)).size).toBe(1)
  })
})

describe('loads of orders', () => {
  const scripts = withOrders('embarca', now, planOf('embarca', now, 200, ['a']))
  it('are a quarter of all, of the first shipper', () => {
    const chosen = scripts.filter(({ isOfOrders }) => isOfOrders)
    expect(chosen).toHaveLength(Math.round(scripts.length / 4))
    expect(new Set(chosen.map((script) => script.book.shipper.id))).toEqual(new Set([book.shipper.id]))
  })
  it('carry orders whose weights add up to those of their stops', async () => {
    const commands = await Promise.all(
      scripts.flatMap(({ lines, isOfOrders }, n) => (isOfOrders ? [lines[0]!.ask('', n, async () => [])] : [])),
    )
    const forms = commands.flatMap((command) => formOfOrders(command) ?? [])
    expect(forms.length).toBeGreaterThan(commands.length * 0.9)
    for (const form of forms) {
      const orders = ordersOf(form, book, randomFrom(form.externalId ?? ''))
      const sum = (placeId: string) =>
        orders.filter(({ deliveryPlaceId }) => deliveryPlaceId === placeId).reduce((kg, { weight = 0 }) => kg + weight, 0)
      for (const { placeId, weight } of form.destinations) expect(sum(placeId)).toBe(weight)
    }
  })
})
