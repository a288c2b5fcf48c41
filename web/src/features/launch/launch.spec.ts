import { describe, expect, it } from 'vitest'
import { parseMoney, parseNumber } from '../../ui/amounts.ts'
import { blankForm } from './blank-form.ts'
import { checkForm } from './check.ts'
import { fromForm } from './from-form.ts'
import { betim, draftContext, good, manaus, now, rules } from './launch.fixture.ts'
import { parseWeight } from './parse.ts'
import { bySection } from './sections.ts'
import { addStop, changeStop, removeStop } from './stops.ts'
import { toForm } from './to-form.ts'

describe('numbers as typed (R045, R046)', () => {
  it.each([
    ['4.300,50', 4300.5],
    ['4300', 4300],
    ['4.300', 4300],
    ['4300.5', 4300.5],
    ['R$ 1.234.567,89', 1_234_567.89],
    ['abc', undefined],
    ['', undefined],
  ])('%s', (typed, number) => expect(parseNumber(typed)).toBe(number))
  it('converts money to cents and tons to kilograms (R042)', () => {
    expect(parseMoney('0,1')).toBe(10)
    expect(parseWeight('27,5')).toBe(27_500)
    expect(parseWeight('850 kg')).toBe(850)
  })
})

it('proposes a delivery four hours from now (R174)', () => expect(blankForm(now).destinations[0]?.at).toBe('21/11/2026 13:10'))
it('starts as a CIF freight (R169)', () => expect(blankForm(now).freightType).toBe('CIF'))
it('parses a distance however it was typed (R177)', () =>
  expect(toForm({ ...good(), distance: '1.234,5' }, 'WEIGHT').freightDistance).toBe(1234.5))

it('lists the missing fields of a blank form by section', () => {
  const errors = checkForm(blankForm(now, 'g1'), rules, now)
  expect(errors).toMatchObject({
    'origins.0.placeId': 'Escolha o local de coleta.',
    'destinations.0.placeId': 'Escolha o local de entrega.',
    profileId: 'Selecione um perfil de carga.',
    freightPrice: 'Informe o valor do frete.',
  })
  expect(bySection(errors, blankForm(now)).map(({ label, errors: n }) => [label, n])).toEqual([
    ['Oferta', 0],
    ['Trajeto', 2],
    ['Carga', 2],
    ['Preço e prazo', 1],
    ['Participantes', 0],
    ['Anexos e réplicas', 0],
  ])
})

it('a complete form has no errors and is sent in cents, kilograms and UTC of each place (R170, R171)', () => {
  expect(checkForm(good(), rules, now)).toEqual({})
  expect(toForm(good(), 'WEIGHT')).toMatchObject({
    type: 'NORMAL',
    externalId: 'CG-1',
    freightPrice: 430_000,
    target: { flAll: true },
    origins: [{ placeId: 'p1', collectDate: '2026-11-24T09:00:00.000Z', weight: 27_500 }],
    destinations: [{ placeId: 'p2', deliveryDate: '2026-11-25T18:00:00.000Z', weight: 27_500, externalId: 'PED-9' }],
  })
})

it('shows at their fields: a delivery before the collection, a past collection, an offer without participants', () => {
  const early = changeStop(good(), 'destinations', 0, { at: '23/11/2026 14:00' })
  expect(checkForm(early, rules, now)).toEqual({
    'destinations.0.deliveryDate': 'A data de entrega deve ser igual ou posterior à data de coleta.',
  })
  expect(Object.keys(checkForm(changeStop(good(), 'origins', 0, { at: '20/11/2026 06:00' }), rules, now))).toEqual([
    'origins.0.collectDate',
  ])
  expect(checkForm({ ...good(), toAll: false }, rules, now)).toEqual({ target: 'Selecione para quem a carga será ofertada.' })
})

it('each of several deliveries has its own part (R175)', () => {
  const two = changeStop(addStop(good(), 'destinations'), 'destinations', 1, { place: betim, weight: '7,5' })
  const form = toForm(changeStop(two, 'destinations', 0, { weight: '20' }), 'WEIGHT')
  expect(form.destinations?.map(({ weight }) => weight)).toEqual([20_000, 7_500])
  expect(form.origins?.[0]?.weight).toBe(27_500)
})

it('a side has one to five stops', () => {
  let text = good()
  for (let i = 0; i < 9; i++) text = addStop(text, 'origins')
  expect(text.origins).toHaveLength(5)
  expect(removeStop(good(), 'origins', 0).origins).toHaveLength(1)
})

it('a draft keeps the valid fields and is restored as typed', () => {
  const draft = toForm({ ...good(), freightPrice: 'quase' }, 'WEIGHT')
  expect(draft).not.toHaveProperty('freightPrice')
  const back = fromForm(toForm(good(), 'WEIGHT'), draftContext)
  expect(back).toMatchObject({ externalId: 'CG-1', freightPrice: '4.300,00', measure: '27,5' })
  expect(back.destinations[0]).toMatchObject({ place: manaus, at: '25/11/2026 14:00', orderCode: 'PED-9' })
})

it('a repeated load gets no code and moves its times by whole days', () => {
  const later = Date.parse('2026-12-21T12:10:00.000Z')
  const again = fromForm(toForm(good(), 'WEIGHT'), { ...draftContext, placeOf: () => betim, now: later, repeats: true })
  expect(again.externalId).toBe('')
  expect([again.origins[0]?.at, again.destinations[0]?.at]).toEqual(['22/12/2026 06:00', '23/12/2026 15:00'])
})
