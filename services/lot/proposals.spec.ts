import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { lotTrip } from '@embarca/tests/stories/lot-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const { ana, bia, tania, tito } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const negotiated = () => lotTrip(here, { type: 'QUOTATION', lot: {} } as never)
const proposes = async (who: Actor, id: string, price: number) => {
  await here.execute('negotiation', who, { type: 'Propose', data: { id, price, quota: 60_000 } })
  return (await here.events.read(`negotiation-${id}`)).findLast(({ type }) => type === 'ProposalMade')?.data.negotiationId as string
}
const accept = (id: string, negotiationId: string, quota: string, by = ana) =>
  here.ask('lot', by, { type: 'AcceptLotProposal', data: { id, negotiationId, quota } })
const proposalTypes = async (id: string) => (await here.eventTypes(`negotiation-${id}`)).filter((type) => /^Proposal/.test(type))

describe('proposals for parts of a lot', () => {
  it('of several transporters can be accepted, and withdrawn at their prices', async () => {
    const lot = await negotiated()
    const [his, hers] = [await proposes(tito, lot.id, 7000), await proposes(tania, lot.id, 7500)]
    await accept(lot.id, his, '40000')
    await accept(lot.id, hers, '60000')
    await here.reacting.drain()
    const child = await lot.withdrawn(tania, 10_000)
    expect((await here.events.read(`load-${child}`))[1]?.data).toMatchObject({ transporterId: 't1', price: 75_000 })
    expect(await lot.status()).toBe('NEGOTIATION')
  })
  it('that do not fit stay open', async () => {
    const lot = await negotiated()
    const [his, hers] = [await proposes(tito, lot.id, 7000), await proposes(tania, lot.id, 7500)]
    await accept(lot.id, his, '60000')
    expect(await accept(lot.id, hers, '40000,5')).toMatchObject({ refused: 'QUOTA_ABOVE_REMAINING' })
    await here.reacting.drain()
    expect((await proposalTypes(lot.id)).slice(-2)).toEqual(['ProposalHeld', 'ProposalReleased'])
    expect(await accept(lot.id, hers, '40000')).toMatchObject({ stream: `lot-${lot.id}` })
  })
  it('are accepted once, however often the command comes', async () => {
    const lot = await negotiated()
    const hers = await proposes(tania, lot.id, 7500)
    const answers = await Promise.all([accept(lot.id, hers, '1000'), accept(lot.id, hers, '2000', bia)])
    expect(answers.filter((answer) => isRefusal(answer))).toHaveLength(1)
    await here.wait(1)
    expect((await here.eventTypes(`lot-${lot.id}`)).filter((type) => type === 'LotAgreementProposed')).toHaveLength(1)
    expect(await proposalTypes(lot.id)).toEqual(['ProposalMade', 'ProposalHeld'])
  })
  it('are open again when their agreement is refused', async () => {
    const lot = await negotiated()
    const hers = await proposes(tania, lot.id, 30_000)
    await accept(lot.id, hers, '60000')
    const { lotAgreementId } = (await here.events.read(`lot-${lot.id}`)).at(-1)!.data
    expect(await here.eventTypes(`lot-${lot.id}`)).toEqual(['LotOpened', 'LotAgreementProposed'])
    await here.execute('lot', bia, { type: 'RefuseAgreement', data: { id: lot.id, lotAgreementId, reason: 'Caro' } })
    expect((await proposalTypes(lot.id)).at(-1)).toBe('ProposalReleased')
    await here.execute('negotiation', tania, { type: 'Propose', data: { id: lot.id, price: 10_000, quota: 60_000 } })
  })
})

it('a lot finished twice at once is finished', async () => {
  const lot = await lotTrip(here)
  await lot.agreed(tania, 1000)
  const finish = (by: Actor) => here.ask('load', by, { type: 'FinishLot', data: { id: lot.id } })
  const answers = await Promise.all([finish(ana), finish(bia), finish(ana)])
  await here.reacting.drain()
  expect(answers.filter((answer) => isRefusal(answer))).toHaveLength(2)
  expect([await lot.status(), (await here.eventTypes(`lot-${lot.id}`)).at(-1)]).toEqual(['FINISHED', 'LotFinished'])
})

it('a lot with a proposal does not expire', async () => {
  const lot = await negotiated()
  await proposes(tania, lot.id, 7500)
  await here.wait(72)
  expect(await lot.status()).toBe('NEGOTIATION')
})
