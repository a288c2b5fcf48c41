import { actorNamed } from './actors.ts'
import { randomFrom } from './random.ts'
import type { ScenarioStep } from './scenario.ts'
import { iso, MINUTE } from './script/lines.ts'
import type { ShipperData } from './shipper-data.ts'
import { timedKey } from './timed-key.ts'
import { type WaitingOrder, waitingOrders } from './waiting-orders.ts'

type Setting = { readonly seed: string; readonly now: number; readonly book: ShipperData; readonly share: number }

/** Registers the orders that wait for a load, forms some loads, and parts, splits and removes some orders. */
export const seedOrders = async (perform: (step: ScenarioStep) => Promise<string>, { seed, now, book, share }: Setting): Promise<void> => {
  const by = actorNamed(book.username.operator)
  const step = (module: string, type: string, data: object, at: number): ScenarioStep => ({
    module,
    command: { type, data },
    by,
    key: timedKey(`${seed}/${type}/${JSON.stringify(data)}`, at),
    at: iso(at),
  })
  const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
  const register = async ({ form, entered }: WaitingOrder) => idOf(await perform(step('order', 'CreateOrder', form, entered)))
  const withdraw = (id: string, weight: number, at: number) => perform(step('order', 'WithdrawPortion', { id, weight: String(weight) }, at))

  const { waiting, formed } = waitingOrders(seed, now, book, share)
  const one = async (order: WaitingOrder) => {
    const id = await register(order)
    const { fate, entered, form } = order
    const half = Math.round((form.weight ?? 0) / 20) * 10
    const later = entered + 30 * MINUTE
    if (fate === 'removed') await perform(step('order', 'RemoveOrder', { id }, later))
    if (fate === 'parted' || fate === 'split') await withdraw(id, half, later)
    if (fate === 'split') await withdraw(id, (form.weight ?? 0) - half, later + MINUTE)
  }
  await Promise.all(waiting.map(one))
  const planner = randomFrom(`${seed}/formed`)
  const drafts = formed.map((load) => ({ ...load, at: now - planner.wholeNumber(20, 60) * MINUTE }))
  await Promise.all(
    drafts.map(async ({ orders, vehicleType, unmounted, at }) => {
      const orderIds = await Promise.all(orders.map(register))
      const id = idOf(await perform(step('mount', 'FormMount', { orderIds, vehicleType }, at)))
      if (unmounted) await perform(step('mount', 'UnmountMount', { id, reason: 'Cliente adiou a entrega.' }, at + 9 * MINUTE))
    }),
  )
}
