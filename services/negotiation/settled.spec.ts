import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { expect, it } from 'vitest'

const { ana, tania, tito, rui } = people
const settled = async () => {
  const here = await world()
  const load = await loadTrip(here)
  const asks = async (module: 'load' | 'negotiation' | 'tracking', by: typeof tito, type: string, data: object = {}) => {
    const events = async () => (await here.events.read(`${module}-${load.id}`)).length
    const before = await events()
    const answer: unknown = await here.ask(module, by, { type, data: { id: load.id, ...data } } as never).catch(({ code }) => code)
    expect(await events()).toBe(before)
    return (answer as { refused?: string }).refused ?? answer
  }
  return { ...load, here, asks }
}

it('a transporter that lost a load can no longer answer its offer', async () => {
  const { load, asks, accepted } = await settled()
  await accepted()
  for (const [type, data] of [
    ['SendCarrierMessage', { text: 'Ainda da?' }],
    ['Propose', { price: 700_000 }],
    ['DeclineOffer', { reason: 'Longe' }],
    ['PlaceBid', { price: 700_000 }],
    ['SeeOffer', {}],
  ] as const)
    expect([type, await asks('negotiation', tito, type, data)]).toEqual([type, 'NEGOTIATION_NOT_NOW'])
  expect(await asks('load', tito, 'AcceptOffer')).toBe('OFFER_TAKEN')
  await load('CancelLoad', ana, { reason: 'Sem carga' })
  // Nor does it learn what became of the load.
  expect(await asks('load', tito, 'AcceptOffer')).toBe('OFFER_TAKEN')
  expect(await asks('negotiation', ana, 'SendDealMessage', { dealId: 't2', text: 'Oi' })).toBe('NEGOTIATION_NOT_NOW')
})

it('what a carrier does with a load it lost is answered as for a load that is not there', async () => {
  const { asks, accepted } = await settled()
  await accepted()
  for (const by of [tito, rui])
    for (const [module, type, data] of [
      ['load', 'BindDriver', { driverId: 'd3', vehicleIds: ['v1'] }],
      ['tracking', 'AskWithoutTracking', { reason: 'Sem sinal' }],
    ] as const)
      expect(await asks(module, by, type, data)).toBe('NOT_FOUND')
})

it('a transporter whose load was given to another one has lost it, and answers again when it is offered again', async () => {
  const { id, load, here, asks, accepted } = await settled()
  await accepted()
  await load('UndoAcceptance', ana)
  await here.execute('negotiation', tania, { type: 'SendCarrierMessage', data: { id, text: 'Posso levar' } })
  await load('AcceptOffer', tito)
  expect(await asks('negotiation', tania, 'SendCarrierMessage', { text: 'Oi' })).toBe('NEGOTIATION_NOT_NOW')
  expect(await asks('load', tania, 'BindDriver', { driverId: 'd1', vehicleIds: ['v1'] })).toBe('NOT_FOUND')
})
