import { expect, it } from 'vitest'
import { createWedge } from './wedge.ts'

const typed = (text: string, gap: number, before = '') => {
  const wedge = createWedge()
  let at = 0
  for (const key of before) wedge.press(key, (at += 200))
  at += 200
  for (const key of text) wedge.press(key, (at += gap))
  return wedge.press('Enter', at + gap)
}

it('a burst that ends with Enter is a scan', () => expect(typed('QTP1A23', 8)).toBe('QTP1A23'))
it('what a person types is none', () => expect(typed('QTP1A23', 140)).toBeUndefined())
it('what a person typed before it is no part of it', () => expect(typed('52998224725', 10, 'Jo')).toBe('52998224725'))
it('a short burst is none', () => expect(typed('ok', 10)).toBeUndefined())
it('Shift and other named keys are no part of it', () => {
  const wedge = createWedge()
  let at = 0
  for (const key of ['Shift', 'Q', 'Shift', 'T', 'P', '1', 'A', '2', '3']) wedge.press(key, (at += 8))
  expect(wedge.press('Enter', at + 8)).toBe('QTP1A23')
})
