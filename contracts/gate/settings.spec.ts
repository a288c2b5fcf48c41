import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { type Dock, GateSettings, usualGateSettings as usual } from './settings.ts'
import { alertCodes } from './settings-codes.ts'
import { gateFaults } from './settings-faults.ts'

const dock = (code: string, more: Partial<Dock> = {}): Dock => ({
  ...{ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [], ...more },
})
const fieldsOf = (settings: Partial<GateSettings>) => gateFaults({ ...usual, ...settings }).map(({ field }) => field)

it('a place without settings is a gate that is not active, with the deadlines of Y12 (Y1)', () => {
  expect(Value.Check(GateSettings, usual)).toBe(true)
  expect(gateFaults(usual)).toEqual([])
  expect(usual.active).toBe(false)
  expect(alertCodes.map((code) => usual.deadlines[code])).toEqual([120, 720, 30, 60, 180, 0, 2880, 120])
})

it('calls to a dock need the entry, and an active gate that calls needs a dock (Y4)', () => {
  expect(fieldsOf({ steps: { requestInbound: true, inbound: false, startFinish: true } })).toEqual(['steps.inbound'])
  expect(fieldsOf({ active: true })).toEqual(['docks'])
  expect(fieldsOf({ active: true, docks: [dock('1', { active: false })] })).toEqual(['docks'])
  expect(fieldsOf({ active: true, docks: [dock('1')] })).toEqual([])
  expect(fieldsOf({ active: true, steps: { requestInbound: false, inbound: false, startFinish: false } })).toEqual([])
})

it('a dock has a code of its own and hours that end after they begin (Y20)', () => {
  const hours = [
    { days: [1], from: '08:00', to: '00:00' },
    { days: [], from: '08:00', to: '08:00' },
  ]
  expect(fieldsOf({ docks: [dock('a1'), dock('A1', { name: ' ', hours })] })).toEqual([
    ...['docks.1.code', 'docks.1.name', 'docks.1.hours.1.days', 'docks.1.hours.1.to'],
  ])
  expect(fieldsOf({ hours })).toEqual(['hours.1.days', 'hours.1.to'])
})

it('an hour of a weekday has one capacity, and blocked days exist (Y20)', () => {
  const capacity = [1, 2, 1].map((day) => ({ day, hour: 8, seats: 3 }))
  const slots = { ...usual.slots, capacity, blockedDays: ['2026-02-28', '2026-02-29'] }
  expect(fieldsOf({ slots })).toEqual(['slots.capacity.2.hour', 'slots.blockedDays.1'])
})

it('minutes without tracking are one of R062, and an alert may be left out (Y12)', () => {
  expect(fieldsOf({ deadlines: { ...usual.deadlines, WITHOUT_TRACKING: 100 } })).toEqual(['deadlines.WITHOUT_TRACKING'])
  expect(fieldsOf({ deadlines: {} })).toEqual([])
})

it('slots last 15 to 240 minutes', () => {
  const lasting = (length: number) => Value.Check(GateSettings, { ...usual, slots: { ...usual.slots, length } })
  expect([14, 15, 240, 241].map(lasting)).toEqual([false, true, true, false])
})
