import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { everyStatus, offered } from '@embarca/tests/stories/load-history.ts'
import { terms } from '@embarca/tests/stories/load-script.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'

const given = specification(loads, nothingFound)
const command = (type: LoadCommand['type'], data: object) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand
const collect = (collectDate: string, originId = 'o1') => command('ChangeCollectDate', { originId, collectDate })
const deliver = (deliveryDate: string, destinationId = 'r1') => command('ChangeDeliveryDate', { destinationId, deliveryDate })
const between = (initCollectDate: string, limitCollectDate: string) =>
  command('ChangeCollectWindow', { originId: 'o1', initCollectDate, limitCollectDate })

describe('a load is collected at another time', () => {
  it('read in the zone of the place', () =>
    given(...offered())
      .when(collect('06/01/2026 15:30:00'))
      .then({ type: 'CollectDateChanged', data: { loadId: 'L1', originId: 'o1', collectDate: '2026-01-06T18:30:00.000Z' } }))
  it('or between two times', () =>
    given(...offered())
      .when(between('2026-01-06T10:00:00Z', '2026-01-06T14:00:00Z'))
      .then({
        type: 'CollectDateChanged',
        data: {
          loadId: 'L1',
          originId: 'o1',
          collectDate: '2026-01-06T14:00:00.000Z',
          initCollectExpectedDate: '2026-01-06T10:00:00.000Z',
        },
      }))
  it('not in the past', () =>
    given(...offered())
      .when(collect('05/01/2026 08:00:00'))
      .refused('COLLECT_IN_THE_PAST'))
  it('not after it is delivered', () =>
    given(...offered())
      .when(collect('07/01/2026 09:00:01'))
      .refused('DELIVERY_BEFORE_COLLECT'))
  it('not before it is offered', () =>
    given(...everyStatus.CREATED)
      .when(collect('05/01/2026 14:59:59'))
      .refused('LAUNCH_AFTER_COLLECT'))
  it('not from later than until when', () => {
    given(...offered())
      .when(between('2026-01-06T14:00:00Z', '2026-01-06T10:00:00Z'))
      .refused('COLLECT_WINDOW_INVALID')
    const window = { ...terms().origins[0]!, initCollectExpectedDate: '2026-01-06T10:00:00.000Z' }
    given(...offered({ origins: [window] }))
      .when(collect('06/01/2026 06:59:59'))
      .refused('COLLECT_WINDOW_INVALID')
  })
  it('not on a day that does not exist', () => {
    given(...offered())
      .when(collect('31/02/2026'))
      .refused('MOMENT_INVALID')
    given(...offered())
      .when(between('2026-13-06T14:00:00Z', '2026-01-06T10:00:00Z'))
      .refused('MOMENT_INVALID')
  })
  it('not where nothing is collected', () =>
    given(...offered())
      .when(collect('06/01/2026 15:30:00', 'o9'))
      .refused('ORIGIN_UNKNOWN'))
  it('not once it is being collected', () =>
    given(...everyStatus.IN_COLLECT)
      .when(collect('06/01/2026 15:30:00'))
      .refused('LOAD_NOT_NOW'))
  it('at the same time, and nothing changes', () =>
    given(...offered())
      .when(collect('06/01/2026 09:00:00'))
      .changesNothing())
})

describe('a load is delivered at another time', () => {
  const changed = {
    type: 'DeliveryDateChanged',
    data: { loadId: 'L1', destinationId: 'r1', deliveryDate: '2026-01-08T12:00:00.000Z' },
  } as const
  it('until it is near', () => {
    for (const status of ['CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', 'IN_TRANSIT'] as const)
      given(...everyStatus[status])
        .when(deliver('08/01/2026 09:00:00'))
        .then(changed)
    given(...everyStatus.IN_DELIVERY)
      .when(deliver('08/01/2026 09:00:00'))
      .refused('LOAD_NOT_NOW')
  })
  it('not before it is collected', () =>
    given(...offered())
      .when(deliver('06/01/2026 08:59:59'))
      .refused('DELIVERY_BEFORE_COLLECT'))
  it('not in the past', () =>
    given(...everyStatus.IN_TRANSIT)
      .when(deliver('08/01/2026 09:00:00'), { now: '2026-01-09T12:00:00.000Z' })
      .refused('DELIVERY_IN_THE_PAST'))
  it('not on a day that does not exist, nor where nothing is delivered', () => {
    for (const day of ['31/02/2026', '31/12/9999'])
      given(...offered())
        .when(deliver(day))
        .refused('MOMENT_INVALID')
    given(...offered())
      .when(deliver('08/01/2026', 'r9'))
      .refused('DELIVERY_UNKNOWN')
  })
  it('at the same time, and nothing changes', () =>
    given(...offered(), changed)
      .when(deliver('08/01/2026 09:00:00'))
      .changesNothing())
})
