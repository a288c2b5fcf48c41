import { usualGateSettings as usual } from '@embarca/contracts/gate/settings.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { referenceReaders } from './readers.ts'

const place = { id: 'p', shipperId: 's1', kind: 'COLLECT', name: 'Fábrica', document: '1', street: 'Rua A', city: 'Goiânia', state: 'GO' }
const data = { ...place, zone: 'America/Sao_Paulo', latitude: 0, longitude: 0 }
const settings = { ...usual, active: true, queueRule: 'SLOT' as const }
const configured = (over: object = {}): Event => ({
  type: 'GateConfigured',
  data: { id: 'p', shipperId: 's1', settings: { ...settings, ...over } },
})

const after = async (...more: readonly Event[]) => {
  const { recordEvent, log } = eventRecorder()
  for (const event of [{ type: 'PlaceRegistered', data }, ...more]) recordEvent('place-p', event)
  const context = await queryContext(log)
  const { items } = await context.views.page<{ id: string }>('place', { where: { isGate: true }, sort: ['name', 'asc'], size: 10 })
  return { gates: items.map(({ id }) => id), shown: await referenceReaders.placeGate({ id: 'p' }, context) }
}

it('a place that was never configured shows the usual settings and is no gate (Y1)', async () => {
  expect(await after()).toEqual({ gates: [], shown: { id: 'p', revision: 0, name: 'Fábrica', settings: usual } })
})

it('an active gate is found among the places, and keeps its settings when the address is corrected', async () => {
  const changed = { type: 'PlaceChanged', data: { ...data, name: 'Fábrica 2' } }
  const { gates, shown } = await after(configured(), changed)
  expect(gates).toEqual(['p'])
  expect(shown).toEqual({ id: 'p', revision: 2, name: 'Fábrica 2', settings })
})

it('is a gate no longer once it is inactive, or loads are only delivered there', async () => {
  expect((await after(configured(), configured({ active: false }))).gates).toEqual([])
  expect((await after(configured(), { type: 'PlaceChanged', data: { ...data, kind: 'DELIVERY' } })).gates).toEqual([])
})
