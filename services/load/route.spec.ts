import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { everyStatus, offered } from '@embarca/tests/kit/load-history.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { nothingBeside } from './beside.ts'
import { loadDecider } from './decider.ts'

const given = specification(loadDecider, nothingBeside)
const reorder = (...destinationIds: string[]) => ({ type: 'ReorderDeliveries', data: { id: 'L1', destinationIds } }) as const

describe('deliveries are made in another order', () => {
  const reordered: LoadEvent = { type: 'DeliveriesReordered', data: { loadId: 'L1', destinationIds: ['r2', 'r1'] } }
  it('until the last one', () => {
    for (const status of ['WAIT_TRANSPORTER_ACCEPT', 'IN_DELIVERY'] as const)
      given(...everyStatus[status])
        .when(reorder('r2', 'r1'))
        .then(reordered)
    given(...offered(), reordered).is({ terms: { destinations: [{ destinationId: 'r2' }, { destinationId: 'r1' }] } })
    given(...everyStatus.DELIVERED)
      .when(reorder('r2', 'r1'))
      .refused('LOAD_NOT_NOW')
  })
  it('all of them, each once', () => {
    for (const order of [['r1'], ['r1', 'r1'], ['r1', 'r2', 'r3']])
      given(...offered())
        .when(reorder(...order))
        .refused('DELIVERIES_DIFFER')
  })
  it('or the same, and nothing changes', () =>
    given(...offered())
      .when(reorder('r1', 'r2'))
      .changesNothing())
})
