import { event } from '@embarca/contracts/kit/event.ts'
import { FORGOTTEN, personal, personalIfAny } from '@embarca/contracts/kit/personal.ts'
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

it('a text that may be about a person is sealed where it names one, and stays readable where it names none', () => {
  const places = codecOf({ Registered: event({ personId: Type.Optional(Type.String()), name: personalIfAny('personId') }) }, memoryKeys())
  const registered = (data: object) => places.seal({ type: 'Registered', data })
  const [ofPerson, ofCompany] = [registered({ personId: 'c1', name: 'José da Silva' }), registered({ name: 'Mercado Prata' })]
  expect([ofPerson.subjects, JSON.stringify(ofPerson.data)]).toEqual([['c1'], '{"personId":"c1"}'])
  expect(places.open('Registered', 1, { ...(ofPerson.data as object) }, ofPerson.sealed)).toEqual({ personId: 'c1', name: 'José da Silva' })
  expect([ofCompany.subjects, ofCompany.data]).toEqual([[], { name: 'Mercado Prata' }])
  expect(() => registered({ personId: '', name: 'José da Silva' })).toThrow('names no person')
})

it('the public form of an old event is that of today, without a key and with nothing of a person', () => {
  const sealed = codec.seal({ type: 'Weighed', data: { driverId: 'd1', grams: 5, driverName: 'José da Silva' } })
  const old = { driverId: 'd1', kilograms: 7 }
  expect(codec.openPublic('Weighed', 1, old, sealed.sealed)).toEqual({ driverId: 'd1', grams: 7_000, driverName: FORGOTTEN })
  expect(old).toEqual({ driverId: 'd1', kilograms: 7 })
})
