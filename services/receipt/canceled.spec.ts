import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { road } from '@embarca/tests/kit/road.ts'
import { people, world } from '@embarca/tests/kit/world.ts'
import { expect, it } from 'vitest'

const { ana, bia } = people

it.each(['cancel', 'undo'] as const)(
  'a load is canceled while a decision is undone, %s first: refused, or undone on a load that ends as canceled',
  async (first) => {
    const here = await world()
    const load = await road(here)
    await load.inDelivery()
    const [drop] = load.drops
    await load.dropped(drop!)
    await load.drop('RefuseReceipt', drop!, ana, { reason: 'Ilegível' })

    const cancel = () => here.ask('load', bia, { type: 'CancelLoad', data: { id: load.id, reason: 'Desistência' } })
    const undo = () => here.ask('receipt', ana, { type: 'UndoReceiptDecision', data: { id: load.delivery, receiverId: drop } })
    const asked = await Promise.all(first === 'cancel' ? [cancel(), undo()] : [undo(), cancel()])
    await here.reacting.drain()
    const [canceled, undone] = first === 'cancel' ? asked : asked.toReversed()

    expect(isRefusal(canceled!)).toBe(false)
    expect(await load.status()).toBe('CANCELED')
    const said = (await here.facts(`receipts-${load.delivery}`)).filter((type) => type === 'ReceiptDecisionUndone')
    expect(said).toHaveLength(isRefusal(undone!) ? 0 : 1)
    expect(await undo()).toMatchObject({ refused: expect.any(String) })
  },
)
