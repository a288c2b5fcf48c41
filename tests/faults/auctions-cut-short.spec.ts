import { programFor } from '@embarca/services/kit/scope.ts'
import { modules } from '@embarca/services/modules.ts'
import { expect, it } from 'vitest'
import { form, people, world } from '../stories/world.ts'

const AUCTIONS = 40
const { ana, tania, tito } = people

/** Auctions that end in the same instant; half of them had a bid. */
const auctions = async () => {
  const setting = await world()
  const { freightPrice: _, ...rest } = form({
    type: 'AUCTION',
    duration: 60,
    target: { ...form().target, groupIds: [], transporterIds: ['t1', 't2'] },
  })
  const ids: string[] = []
  for (let i = 0; i < AUCTIONS; i++) {
    const data = { ...rest, auction: { initialBid: 800_000, reductionPercentage: 2 } }
    const id = (await setting.execute('load', ana, { type: 'LaunchLoad', data })).stream.slice('load-'.length)
    if (i % 2) await setting.execute('negotiation', tania, { type: 'PlaceBid', data: { id, price: 790_000 } })
    ids.push(id)
  }
  return { setting, ids }
}

it('auctions that end in the same instant end once each, though the program was killed among them', async () => {
  const { setting, ids } = await auctions()
  setting.pass(1)
  // The program ends some of them and is killed before it removes the timers and before reactions run.
  const due = await setting.timers.due(setting.now(), 10_000)
  for (const { id, due: now, module, command, shipperId } of due.slice(0, AUCTIONS / 2))
    await setting.run(modules[module as keyof typeof modules], command, {
      ...{ by: programFor(shipperId), key: `timer-${id}`, asProgram: true, now },
    })
  for (const id of ids)
    expect(await setting.ask('negotiation', tito, { type: 'PlaceBid', data: { id, price: 700_000 } })).toMatchObject({
      refused: 'AUCTION_OVER',
    })

  await setting.wait(0.001)
  for (const [i, id] of ids.entries()) {
    const talk = await setting.eventTypes(`negotiation-${id}`)
    expect(talk.filter((type) => type === 'AuctionEnded')).toHaveLength(1)
    expect(talk.indexOf('BidPlaced')).toBeLessThan(talk.indexOf('AuctionEnded'))
    expect((await setting.eventTypes(`load-${id}`)).at(-1)).toBe(i % 2 ? 'OfferCompleted' : 'LoadExpired')
  }
  expect(await setting.timers.due(setting.now(), 1)).toEqual([])
})
