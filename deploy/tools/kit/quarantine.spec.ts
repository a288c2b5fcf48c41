import { describe, expect, it } from 'vitest'
import { faultsOf, readQuarantine, secondRunOf } from './quarantine.mjs'

const exists = (spec: string) => spec.startsWith('tests/')
const one = { 'tests/a.spec.ts': 'waits for a disk' }

describe('the quarantine of specs', () => {
  it('is as recorded', () => expect(faultsOf(readQuarantine())).toEqual([]))
  it('may be as long as recorded, or shorter', () => {
    expect(faultsOf(one, { size: 1, exists })).toEqual([])
    expect(faultsOf({}, { size: 1, exists })).toEqual([])
  })
  it('does not grow', () =>
    expect(faultsOf(one, { size: 0, exists })).toEqual(['tests/quarantine.json names 1 specs, more than the recorded 0.']))
  it('names specs that exist', () =>
    expect(faultsOf({ 'gone.spec.ts': 'slow' }, { size: 1, exists })).toEqual([
      'tests/quarantine.json names gone.spec.ts, which does not exist.',
    ]))
  it('gives a reason for each', () =>
    expect(faultsOf({ 'tests/a.spec.ts': '' }, { size: 1, exists })).toEqual([
      'tests/quarantine.json gives no reason for tests/a.spec.ts.',
    ]))
})

describe('a second run', () => {
  const browser = 'tests/journeys/auction.story.spec.ts'

  it('is for browser specs and those in quarantine, each with its reason', () =>
    expect(secondRunOf([browser, 'tests/a.spec.ts'], { 'tests/a.spec.ts': 'counts kills' })).toEqual({
      [browser]: 'drives a browser beside other work',
      'tests/a.spec.ts': 'counts kills',
    }))
  it('is refused when anything else failed, or more than three specs', () => {
    expect(secondRunOf([browser, 'services/load/hire.spec.ts'], {})).toBeUndefined()
    expect(secondRunOf(Array(4).fill(browser), {})).toBeUndefined()
    expect(secondRunOf([], {})).toBeUndefined()
  })
})
