import { event } from '@embarca/contracts/kit/event.ts'
import { FORGOTTEN, personal } from '@embarca/contracts/kit/personal.ts'
import { NewerEvent } from '@embarca/projections/kit/newer-event.ts'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { memoryKeys } from '../adapters/memory/keys.ts'
import { codecOf } from './codec.ts'
import { openParsed } from './envelope.ts'
import { isUnavailable } from './unavailable.ts'

const events = {
  Weighed: event({ driverId: Type.String(), grams: Type.Integer(), driverName: personal('driverId', Type.String()) }, 2),
}
const codec = codecOf(events, memoryKeys(), {
  Weighed: { 1: ({ kilograms, ...data }: { kilograms: number }) => ({ ...data, grams: kilograms * 1_000 }) },
})
const stored = (type: string, schemaVersion: number) => ({ type, schemaVersion, recordedAt: '2026-03-02T06:00:00.000Z', data: {} })

it('an event of an unknown type, or of a newer version of a known one, is not opened but waits for a newer program', () => {
  for (const [type, version] of [
    ['Teleported', 1],
    ['Weighed', 3],
  ] as const) {
    const open = () => openParsed(codec, stored(type, version), 'h')
    expect(open).toThrow(NewerEvent)
    expect(open).toThrow(`${type} version ${version} was recorded by a newer version of this program`)
  }
  expect(isUnavailable(new NewerEvent(stored('Weighed', 3)))).toBe(true)
})

it('the public form of an old event is that of today, without a key and with nothing of a person', () => {
  const sealed = codec.seal({ type: 'Weighed', data: { driverId: 'd1', grams: 5, driverName: 'José da Silva' } })
  const old = { driverId: 'd1', kilograms: 7 }
  expect(codec.openPublic('Weighed', 1, old, sealed.sealed)).toEqual({ driverId: 'd1', grams: 7_000, driverName: FORGOTTEN })
  expect(old).toEqual({ driverId: 'd1', kilograms: 7 })
})
