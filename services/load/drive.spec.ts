import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { delivered, everyStatus, finished, hired, type linked, nearby } from '@embarca/tests/stories/load-history.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'

const given = specification(loads, nothingFound)
const command = (type: LoadCommand['type'], data: object = {}) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand

describe('a driver on the road', () => {
  const steps: readonly [LoadCommand['type'], LoadStatus, LoadStatus][] = [
    ['StartCollect', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT'],
    ['FinishCollect', 'IN_COLLECT', 'COLLECT_DONE'],
    ['StartTransit', 'COLLECT_DONE', 'IN_TRANSIT'],
    ['ApproachDelivery', 'IN_TRANSIT', 'IN_DELIVERY'],
  ]
  const history = everyStatus as Readonly<Record<string, typeof linked>>
  it.each(steps)('%s: from %s to %s, and nowhere else', (type, from, to) => {
    const outcome = given(...history[from]!).when(command(type)).outcome as readonly { data: { status: string } }[]
    given(...history[from]!, ...(outcome as never[])).is({ status: to })
    for (const status of Object.keys(history))
      if (status !== from)
        given(...history[status]!)
          .when(command(type))
          .refused('LOAD_NOT_NOW')
  })
})

describe('a load in delivery', () => {
  const drops = (over: Partial<(typeof nothingFound)['drops']>) => ({
    lookups: { ...nothingFound, drops: { ...nothingFound.drops, ...over } },
  })
  it('is delivered with its last drop', () =>
    given(...nearby)
      .when(command('MarkDelivered'), drops({ allEnded: true }))
      .then({ type: 'LoadDelivered', data: { loadId: 'L1', status: 'DELIVERED' } }))
  it('is not delivered before', () =>
    given(...nearby)
      .when(command('MarkDelivered'), drops({}))
      .refused('DELIVERIES_NOT_ALL_ENDED'))
  it('is delivered once', () =>
    given(...nearby, delivered)
      .when(command('MarkDelivered'), drops({ allEnded: true }))
      .changesNothing())
  it('is delivered by the staff, with a reason', () =>
    given(...nearby)
      .when(command('FinishInProgress', { reason: 'Motorista sem sinal' }))
      .then({ type: 'LoadDelivered', data: { loadId: 'L1', status: 'DELIVERED', forcedReason: 'Motorista sem sinal' } }))

  const reset = (status: string) => command('ResetStatus', { status, reason: 'Engano' })
  it('is sent back', () =>
    given(...nearby)
      .when(reset('IN_COLLECT'))
      .then({ type: 'StatusReset', data: { loadId: 'L1', status: 'IN_COLLECT', from: 'IN_DELIVERY', reason: 'Engano' } }))
  it('is not sent back to negotiation, nor forward, nor to nonsense', () => {
    for (const status of ['NEGOTIATION', 'IN_DELIVERY', 'DELIVERED', 'toString'])
      given(...nearby)
        .when(reset(status))
        .refused('STATUS_NOT_ALLOWED')
  })
  it('is sent back only to its customers once a receipt was approved: there it can be undone', () => {
    given(...nearby, delivered)
      .when(reset('IN_TRANSIT'), drops({ anyApproved: true }))
      .refused('STATUS_NOT_ALLOWED')
    given(...nearby, delivered)
      .when(reset('IN_DELIVERY'), drops({ anyApproved: true }))
      .then({ type: 'StatusReset', data: { loadId: 'L1', status: 'IN_DELIVERY', from: 'DELIVERED', reason: 'Engano' } })
  })
  it('is sent back only to its transporter when no driver was bound before it was finished and reopened', () => {
    const reopened = { type: 'LoadReopened', data: { loadId: 'L1', status: 'DELIVERED' } } as const
    given(...hired(), finished, reopened)
      .when(reset('COLLECT_DONE'))
      .refused('STATUS_NOT_ALLOWED')
    given(...hired(), finished, reopened)
      .when(reset('ASSIGNED_TO_TRANSPORTER'))
      .then({ type: 'StatusReset', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', from: 'DELIVERED', reason: 'Engano' } })
  })
  it('loses its driver when sent back to the transporter', () => {
    const back = { type: 'StatusReset', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_DELIVERY' } } as const
    given(...nearby, back).is({ vehicles: [] })
  })
})
