import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { expect, it } from 'vitest'

const { ana, bia } = people

it.each(['cancel', 'undo'] as const)(
  'a load is canceled while a decision is undone, %s first: refused, or undone on a load that ends as canceled',
  async (first) => {
    const here = await world()
    const load = await loadTrip(here)
    await load.inDelivery()
    const [drop] = load.drops
    await load.dropped(drop!)
    await load.drop('RefuseReceipt', drop!, ana, { reason: 'Ilegível' })

    const cancel = () => here.ask('load', bia, { type: 'CancelLoad', data: { id: load.id, reason: 'Desistência' } })
    const undo = () => here.ask('receipt', ana, { type: 'UndoReceiptDecision', data: { id: load.delivery, receiverId: drop } })
    const answers = await Promise.all(first === 'cancel' ? [cancel(), undo()] : [undo(), cancel()])
    await here.reacting.drain()
    const [canceled, undone] = first === 'cancel' ? answers : answers.toReversed()

    expect(isRefusal(canceled!)).toBe(false)
    expect(await load.status()).toBe('CANCELED')
    const undoneTypes = (await here.eventTypes(`receipts-${load.delivery}`)).filter((type) => type === 'ReceiptDecisionUndone')
    expect(undoneTypes).toHaveLength(isRefusal(undone!) ? 0 : 1)
    expect(await undo()).toMatchObject({ refused: expect.any(String) })
  },
)
