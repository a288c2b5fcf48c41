import { describe, expect, it } from 'vitest'
import { activeBlocks, type BlockState, isActive, lastEnd, plateKey } from './active.ts'

const block = (over: Partial<BlockState> = {}): BlockState => ({
  ...{ blockId: 'b1', kind: 'TRANSPORTER', key: 't1', subjectId: 'b1', reasonType: 'SAFETY', reason: 'Velocidade' },
  ...{ from: '2026-01-05T12:00:00.000Z', operationGroupIds: [] },
  ...over,
})
const noon = '2026-01-05T12:00:00.000Z'

describe('a block', () => {
  it('holds from its first to its last instant, also where the clock’s event is late', () => {
    const held = block({ until: '2026-01-06T02:59:59.000Z' })
    expect(isActive(held, '2026-01-05T11:59:59.000Z')).toBe(false)
    expect(isActive(held, noon)).toBe(true)
    expect(isActive(held, '2026-01-06T02:59:59.000Z')).toBe(true)
    expect(isActive(held, '2026-01-06T03:00:00.000Z')).toBe(false)
    expect(isActive(block({ ended: true }), noon)).toBe(false)
  })
  it('concerns loads of its groups, or of all; several hold together', () => {
    const [south, all] = [block({ blockId: 'b1', operationGroupIds: ['south'] }), block({ blockId: 'b2' })]
    expect(activeBlocks([south, all], noon, 'north')).toEqual([all])
    expect(activeBlocks([south, all], noon, 'south')).toEqual([south, all])
    expect(activeBlocks([south], noon)).toEqual([south])
  })
  it('lasts as long as the last of several', () => {
    const until = (day: string) => block({ until: `2026-01-${day}T02:59:59.000Z` })
    expect(lastEnd([until('07'), until('06')])).toBe('2026-01-07T02:59:59.000Z')
    expect(lastEnd([until('07'), block()])).toBeUndefined()
  })
  it('of a plate is found in both spellings', () => expect(plateKey('ABC1D23')).toBe(plateKey('ABC1323')))
})
