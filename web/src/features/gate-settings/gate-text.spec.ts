import { type GateSettings, usualGateSettings as usual } from '@embarca/contracts/gate/settings.ts'
import { expect, it } from 'vitest'
import { gateErrors } from './gate-errors.ts'
import { type GateText, gateInput, gateText } from './gate-text.ts'

const hours = [{ days: [1, 2], from: '06:00', to: '00:00' }]
const full: GateSettings = {
  ...usual,
  active: true,
  hours,
  docks: [{ code: 'A-1', name: 'Doca A', vehicleTypes: ['TRUCK'], trailerTypes: [], active: true, hours }],
  slots: { ...usual.slots, capacity: [{ day: 1, hour: 8, seats: 3 }], blockedDays: ['2026-12-25'] },
  deadlines: { CHECK_IN: 45 },
  integrationDays: 30,
  detention: { excessOnly: true, byMinute: true, freeHours: 3, rate: 250 },
}
const errorsOf = (part: Partial<GateText>) => gateErrors({ ...gateText(full), ...part })

it('settings come back from the form as they went in (Y1)', () => {
  for (const settings of [usual, full]) {
    expect(gateInput(gateText(settings))).toEqual(settings)
    expect(gateErrors(gateText(settings))).toEqual({})
  }
})

it('an empty cell has no seat, an empty deadline no alert, an empty integration is not asked for', () => {
  const text = { ...gateText(full), capacity: { '1-8': '', '2-9': '4' }, integrationDays: '', rate: undefined }
  expect(gateInput(text)).toMatchObject({ slots: { capacity: [{ day: 2, hour: 9, seats: 4 }] }, deadlines: { CHECK_IN: 45 } })
  expect(gateInput(text)).not.toHaveProperty('integrationDays')
  expect(gateInput(text).detention).not.toHaveProperty('rate')
})

it('each bad number has a sentence at its field', () => {
  expect(errorsOf({ slotLength: '10', graceMinutes: '', repeats: '9', unansweredMinutes: '0', freeHours: '99' })).toEqual({
    'slots.length': 'Escreva de 15 a 240 minutos.',
    'slots.graceMinutes': 'Escreva de 0 a 1.440 minutos.',
    'calls.repeats': 'Escreva de 1 a 5 vezes.',
    'calls.unansweredMinutes': 'Escreva de 1 a 240 minutos.',
    'detention.freeHours': 'Escreva de 0 a 72 horas.',
  })
  expect(Object.keys(errorsOf({ integrationDays: '0', rate: 0 }))).toEqual(['integrationDays', 'detention.rate'])
})

it('so has each bad hour, dock and day, by the path that the server uses', () => {
  const [dock] = gateText(full).docks as [GateText['docks'][number]]
  const wrong = { ...dock, code: 'a b', hours: [{ days: [], from: '8', to: '' }] }
  expect(Object.keys(errorsOf({ docks: [dock, wrong], hours: [{ days: [1], from: '25:00', to: '08:00' }] })).sort()).toEqual([
    ...['docks.1.code', 'docks.1.hours.0.days', 'docks.1.hours.0.from', 'docks.1.hours.0.to', 'hours.0.from', 'hours.0.to'],
  ])
  expect(errorsOf({ docks: [dock, dock] })).toEqual({ 'docks.1.code': 'Já existe uma doca com este código.' })
  expect(Object.keys(errorsOf({ blockedDays: ['', '31/02/2026', '25/12/2026'] }))).toEqual(['slots.blockedDays.0', 'slots.blockedDays.1'])
  expect(errorsOf({ docks: [] })).toEqual({ docks: 'Cadastre ao menos uma doca ativa, ou desligue a chamada para a doca.' })
})
