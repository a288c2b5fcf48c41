import { describe, expect, it } from 'vitest'
import { usualGateSettings as usual } from './settings.ts'
import { isBookable, isMissed, isOpen, slotsOf } from './slots.ts'

const ZONE = 'America/Sao_Paulo'
/** A Wednesday. */
const DAY = '2026-11-25'
const capacity = [8, 9].map((hour) => ({ day: 3, hour, seats: hour - 6 }))
const settings = { ...usual, slots: { ...usual.slots, length: 30, capacity } }
const begins = (over: Partial<typeof settings> = {}, day = DAY) =>
  slotsOf({ ...settings, ...over }, day, ZONE).map(({ begin }) => begin.slice(11, 16))

describe('the slots of a day (Y20)', () => {
  it('follow each other, with the seats of the hour in which they begin', () =>
    expect(slotsOf(settings, DAY, ZONE).map(({ begin, end, seats }) => [begin, end.slice(11, 16), seats])).toEqual([
      ['2026-11-25T11:00:00.000Z', '11:30', 2],
      ['2026-11-25T11:30:00.000Z', '12:00', 2],
      ['2026-11-25T12:00:00.000Z', '12:30', 3],
      ['2026-11-25T12:30:00.000Z', '13:00', 3],
    ]))
  it("are those of the gate's zone", () => expect(slotsOf(settings, DAY, 'America/Manaus')[0]?.begin).toBe('2026-11-25T12:00:00.000Z'))
  it('are none on other weekdays, on blocked days, and without seats', () => {
    expect(begins({}, '2026-11-26')).toEqual([])
    expect(begins({ slots: { ...settings.slots, blockedDays: [DAY] } })).toEqual([])
    expect(begins({ slots: usual.slots })).toEqual([])
  })
  it('lie within the opening hours', () => {
    const hours = [{ days: [3], from: '08:15', to: '09:30' }]
    expect(begins({ hours })).toEqual(['11:30', '12:00'])
    expect(begins({ hours: [{ days: [4], from: '00:00', to: '00:00' }] })).toEqual([])
  })
  it('end on their day', () => {
    const late = [
      { day: 3, hour: 22, seats: 1 },
      { day: 3, hour: 23, seats: 1 },
    ]
    expect(begins({ slots: { ...settings.slots, length: 50, capacity: late } })).toEqual(['01:30'])
  })
})

it('hours that follow each other are one opening', () => {
  const hours = [
    { days: [1], from: '12:00', to: '18:00' },
    { days: [1], from: '06:00', to: '12:00' },
    { days: [1], from: '20:00', to: '00:00' },
  ]
  const open = (from: number, to: number, weekday = 1) => isOpen(hours, weekday, from * 60, to * 60)
  expect([open(11, 13), open(17, 19), open(19, 21), open(23, 24), open(5, 7), open(11, 13, 2)]).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ])
})

it('a slot is booked until its lead time, and missed after its grace', () => {
  const [slot] = slotsOf(settings, DAY, ZONE) as [ReturnType<typeof slotsOf>[number]]
  const at = (time: string) => `${DAY}T${time}:00.000Z`
  expect([isBookable(slot, at('10:00'), settings.slots), isBookable(slot, at('10:01'), settings.slots)]).toEqual([true, false])
  expect([isMissed(slot, at('11:30'), settings.slots), isMissed(slot, at('11:31'), settings.slots)]).toEqual([false, true])
})
