import type { GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { describe, expect, it } from 'vitest'
import { dropOf, hoursOf, lanesOf, outsideLanes, placeOf } from './lanes.ts'

const row = (hashId: string, step: GateRow['step'], over: Partial<GateRow> = {}) =>
  ({ hashId, step, actions: [], ...over }) as unknown as GateRow
const docks = ['1', '2'].map((code) => ({ code, name: `Doca ${code}` }))
const NOW = Date.parse('2026-01-06T15:20:00.000Z')

describe('the lanes of a gate’s docks', () => {
  const rows = [
    row('a', 'REQUEST_INBOUND', { dock: '1' }),
    row('b', 'FINISH_COLLECT', { dock: '2' }),
    row('c', 'CHECK_IN', { position: 2 }),
    row('d', 'CHECK_IN', { position: 1 }),
    row('e', 'INBOUND', { dock: '9' }),
  ]
  it('have the truck that was called, until its loading has ended', () =>
    expect(lanesOf({ docks }, rows).map(({ code, truck }) => [code, truck?.hashId])).toEqual([
      ['1', 'a'],
      ['2', undefined],
      ['9', 'e'],
    ]))
  it('leave the others in their order', () => expect(outsideLanes(rows).map(({ hashId }) => hashId)).toEqual(['d', 'c', 'b']))
})
it('a lane has four hours before now, and half an hour after', () => {
  expect(placeOf(NOW, NOW)).toBe(88.9)
  expect([placeOf(NOW - 9 * 3_600_000, NOW), placeOf(NOW + 9 * 3_600_000, NOW)]).toEqual([0, 100])
  expect(hoursOf(NOW).map((at) => new Date(at).toISOString().slice(11, 13))).toEqual(['12', '13', '14', '15'])
})
it('a drop on a dock calls, or starts where the gate has no call', () => {
  const may = (action: string, allowed = true) => row('a', 'CHECK_IN', { actions: [{ action, allowed }] })
  expect(dropOf(may('RequestInbound'))).toBe('RequestInbound')
  expect(dropOf(may('StartLoading'))).toBe('StartLoading')
  expect(dropOf(may('RequestInbound', false))).toBeUndefined()
})
