import { describe, expect, it } from 'vitest'
import type { Entry } from '../queue/entry.ts'
import { type DriverTrip, nextStep, stepAtGate, tripWith } from './trip-steps.ts'

const stop = { name: 'CD', city: 'Betim', state: 'MG', latitude: 0, longitude: 0, at: '' }
const trip = (status: string, drop: Partial<DriverTrip['deliveries'][number]> = {}): DriverTrip => ({
  ...{ loadId: 'one', deliveryId: 'd', externalId: 'CG-1', status, vehicles: [], origins: [stop] },
  deliveries: [{ ...stop, receiptId: 'r1', ended: false, images: 0, status: 'PENDING', ...drop }],
})
const tap = (command: Entry['command'], more: Partial<Entry> = {}): Entry => ({
  ...{
    id: command,
    userId: 'joao',
    tripId: 'one',
    command,
    input: { id: 'one', receiverId: 'r1' },
    at: '2026-11-25T17:02:00.000Z',
    page: 1,
  },
  ...more,
})

describe('the next step of a trip', () => {
  it.each([
    ['WAITING_DRIVER_ACCEPT', 'Confirmar viagem'],
    ['LINKED_TO_DRIVER_VEHICLE', 'Iniciar coleta'],
    ['IN_COLLECT', 'Finalizar coleta'],
    ['COLLECT_DONE', 'Iniciar viagem'],
    ['IN_TRANSIT', 'Estou chegando ao cliente'],
    ['IN_DELIVERY', 'Cheguei'],
    ['FINISHED', undefined],
  ])('%s: %s', (status, label) => expect(nextStep(trip(status))?.label).toBe(label))

  it('at a gate: he says that he is there, and its people record the rest (Y6)', () => {
    const collect = nextStep(trip('LINKED_TO_DRIVER_VEHICLE'))
    expect(stepAtGate(collect, {})?.label).toBe('Iniciar coleta')
    expect(stepAtGate(collect, { state: 'EXPECTED' })).toMatchObject({ command: 'arriveAtGate', label: 'Cheguei' })
    expect(stepAtGate(collect, { state: 'WAITING' })).toBeUndefined()
    expect(stepAtGate(nextStep(trip('IN_COLLECT')), { state: 'REQUEST_INBOUND' })).toBeUndefined()
    expect(stepAtGate(nextStep(trip('IN_TRANSIT')), { state: 'EXPECTED' })?.label).toBe('Estou chegando ao cliente')
  })
  it('at the customer: the photo, then the end, then nothing', () => {
    const arrived = { arrivedAt: '2026-11-25T17:00:00.000Z' }
    expect(nextStep(trip('IN_DELIVERY', arrived))?.label).toBe('Fotografar canhoto')
    expect(nextStep(trip('IN_DELIVERY', { ...arrived, images: 1 }))?.label).toBe('Finalizar entrega')
    expect(nextStep(trip('IN_DELIVERY', { ...arrived, images: 1, ended: true }))).toBeUndefined()
  })
})

it('taps that wait count as done; refused ones and those of other trips do not', () => {
  const waiting = [tap('finishCollect'), tap('startTransit'), tap('approach'), tap('arrive'), tap('addImages')]
  expect(nextStep(tripWith(trip('IN_COLLECT'), waiting))?.label).toBe('Finalizar entrega')
  expect(tripWith(trip('IN_COLLECT'), [tap('finishCollect', { refusal: 'Não' }), tap('finishCollect', { tripId: 'two' })]).status).toBe(
    'IN_COLLECT',
  )
})
