import { expect, it } from 'vitest'
import { dwellOf } from './dwell.ts'

const at = (hour: number, minute = 0, second = 0) => new Date(Date.UTC(2026, 10, 20, hour, minute, second)).toISOString()

it('runs from the check-in until now', () => {
  expect(dwellOf({ checkIn: at(8) }, at(9, 30, 59))).toEqual({ clock: 90, stay: 90, absent: 0, isRunning: true })
})

it('stops at the end of the collect, while the stay goes on to the exit (Y21)', () => {
  const visit = { checkIn: at(8), collectFinished: at(12) }
  expect(dwellOf(visit, at(13))).toEqual({ clock: 240, stay: 300, absent: 0, isRunning: false })
  expect(dwellOf({ ...visit, finished: at(12, 20) }, at(20))).toEqual({ clock: 240, stay: 260, absent: 0, isRunning: false })
})

it('stops at the exit where a gate has no end of the collect', () => {
  expect(dwellOf({ checkIn: at(8), finished: at(10) }, at(20))).toMatchObject({ clock: 120, stay: 120, isRunning: false })
})

it('counts on while the driver is absent, and says for how long (Y9)', () => {
  const absences = [{ from: at(9), to: at(9, 30) }, { from: at(11) }]
  expect(dwellOf({ checkIn: at(8) }, at(12), absences)).toMatchObject({ clock: 240, absent: 90 })
  expect(dwellOf({ checkIn: at(8), collectFinished: at(11, 10) }, at(12), absences)).toMatchObject({ clock: 190, absent: 40 })
})

it('is never negative: a corrected moment may lie ahead of the clock', () => {
  expect(dwellOf({ checkIn: at(9) }, at(8))).toMatchObject({ clock: 0, stay: 0 })
})
