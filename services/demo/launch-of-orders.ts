import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import type { OrderForm } from '@embarca/contracts/order/form.ts'
import { loadedOf, overloadOf } from '@embarca/contracts/planning/capacities.ts'
import { shipperA } from '../identity/demo-ids.ts'
import type { Command } from '../kit/decision.ts'
import { actorNamed } from './actors.ts'
import { amountsOf } from './goods.ts'
import type { LoadScript } from './load-script.ts'
import { type Random, randomFrom } from './random.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, iso, MINUTE } from './script/lines.ts'
import type { ShipperData } from './shipper-data.ts'
import { timedKey } from './timed-key.ts'

/** Of all loads a quarter is launched from orders, all of them the first shipper's; lots, drafts and an operator's loads never are. */
const QUARTER = 0.25

/** Orders of loads that ended undelivered before this are long forgotten: they would wait for a load ever since. */
const FORGOTTEN = 15 * DAY

export const withOrders = (seed: string, now: number, scripts: readonly LoadScript[]): readonly LoadScript[] => {
  const suited = scripts.filter(({ book, lines, isOfOperator }) => {
    const first = lines[0]!
    if (book.shipper.id !== shipperA || isOfOperator || lines.some(({ module }) => module === 'lot')) return false
    const isForgotten = lines.some(({ at, reaches }) => (reaches === 'CANCELED' || reaches === 'EXPIRED') && at < now - FORGOTTEN)
    return first.by === book.username.operator && first.reaches !== 'DRAFT' && !isForgotten
  })
  const chosen = new Set(randomFrom(`${seed}/of-orders`).some(suited, Math.round(scripts.length * QUARTER)))
  return scripts.map((script) => (chosen.has(script) ? { ...script, isOfOrders: true } : script))
}

/** The form of a launch that can be one of orders: a formed load delivers in the order of its dates. */
export const formOfOrders = ({ type, data }: Command): LaunchForm | undefined => {
  if (type !== 'LaunchLoad') return undefined
  const form = data as LaunchForm
  const dates = form.destinations.map(({ deliveryDate }) => deliveryDate)
  return dates.every((date, n) => n === 0 || dates[n - 1]! <= date) ? form : undefined
}

/** The weight of a stop in one order, or in two. */
const partsOf = (weight: number, random: Random): readonly number[] => {
  if (weight < 2_000 || !random.chance(0.14)) return [weight]
  const first = Math.round((weight * random.wholeNumber(30, 70)) / 1_000) * 10
  return [first, weight - first]
}
/** The orders that a form's load carries: their weights add up to those of its stops. */
export const ordersOf = (form: LaunchForm, { products, units }: ShipperData, random: Random): readonly OrderForm[] => {
  const { freightType, operationGroupId, origins, destinations, productId, shippingUnitType } = form
  const product = products.find(({ id }) => id === productId)?.name ?? products[0]!.name
  const unit = units.find(({ id }) => id === shippingUnitType)?.name ?? units[0]!.name
  const { placeId: collectPlaceId, collectDate } = origins[0]!
  return destinations.flatMap(({ placeId: deliveryPlaceId, deliveryDate, externalId = '', weight = 0 }) =>
    partsOf(weight, random).map((part, n) => ({
      code: n === 0 ? externalId : `${externalId}-${n + 1}`,
      ...{ freightType, operationGroupId, product, unit, collectPlaceId, deliveryPlaceId, collectDate, deliveryDate },
      ...amountsOf(product, part),
    })),
  )
}

type Launch = { readonly form: LaunchForm; readonly book: ShipperData; readonly by: string; readonly at: number; readonly key: string }
type Perform = (step: ScenarioStep) => Promise<string>

/** Registers a load's orders, forms it and launches it; answers the load's stream. */
export const launchOfOrders = async (perform: Perform, { form, book, by, at, key }: Launch): Promise<string> => {
  const random = randomFrom(`${key}/orders`)
  const step = (module: string, type: string, data: object, when: number): ScenarioStep => ({
    module,
    command: { type, data },
    by: actorNamed(by),
    key: timedKey(`${key}/${type}/${JSON.stringify(data)}`, when),
    at: iso(when),
  })
  const entered = at - random.wholeNumber(60, 30 * 60) * MINUTE
  const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
  const orders = ordersOf(form, book, random)
  const streams = await Promise.all(orders.map((order, n) => perform(step('order', 'CreateOrder', order, entered + n * MINUTE))))
  const { origins: _, destinations: __, freightType, operationGroupId: ___, externalId, tollPrice, vehicleType, ...agreed } = form
  const formed = { orderIds: streams.map(idOf), externalId, freightType, tollPrice, vehicleType }
  const shippingOrderId = idOf(await perform(step('mount', 'FormMount', formed, at - 4 * MINUTE)))
  const isOverloaded = overloadOf(loadedOf(orders), vehicleType) !== undefined
  const reason = isOverloaded && { overloadReason: 'Volumes remontados na doca, conferidos pela expedição' }
  return perform(step('load', 'LaunchOrders', { shippingOrderId, externalId, ...agreed, ...reason }, at))
}
