import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})
const fresh = async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:05:00Z') })
  return import('./server-clock.ts')
}

it('is unknown before a reply', async () => expect((await fresh()).clockOffset()).toBeUndefined())
it('is measured by the middle of a round trip', async () => {
  const { noteServerTime, clockOffset } = await fresh()
  noteServerTime('2026-11-25T12:00:00.000Z', Date.now() - 1_000)
  expect(clockOffset()).toBe(300_000 - 500)
})
it('is unknown again once the clock was set', async () => {
  const { noteServerTime, clockOffset } = await fresh()
  noteServerTime('2026-11-25T12:05:00.000Z', Date.now())
  vi.advanceTimersByTime(600_000)
  expect(clockOffset()).toBeDefined()
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(clockOffset()).toBeUndefined()
})
