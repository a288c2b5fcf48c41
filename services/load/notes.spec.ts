import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { everyStatus } from '@embarca/tests/stories/load-history.ts'
import { it } from 'vitest'
import { loads } from './index.ts'

const given = specification(loads, nothingFound)
const id = 'L1'

it.each(Object.entries(everyStatus))('a load is tagged, prioritised and remarked on in %s', (_, history) => {
  given(...history)
    .when({ type: 'TagLoad', data: { id, tags: ['a', 'b', 'a'] } })
    .then({ type: 'LoadTagged', data: { loadId: id, tags: ['a', 'b'] } })
  given(...history)
    .when({ type: 'PrioritizeLoad', data: { id, flPriority: 'true' } })
    .then({ type: 'LoadPriorityChanged', data: { loadId: id, flPriority: true } })
  given(...history)
    .when({ type: 'ObserveLoad', data: { id, observation: 'Frágil' } })
    .then({ type: 'LoadObservationChanged', data: { loadId: id, observation: 'Frágil' } })
})
it('what is recorded already is not recorded again', () => {
  const history = everyStatus.WAIT_TRANSPORTER_ACCEPT
  given(...history)
    .when({ type: 'TagLoad', data: { id, tags: ['papel'] } })
    .changesNothing()
  given(...history)
    .when({ type: 'PrioritizeLoad', data: { id, flPriority: 'false' } })
    .changesNothing()
  given(...history)
    .when({ type: 'ObserveLoad', data: { id, observation: '' } })
    .changesNothing()
})

it('remarks and fiscal notes are written on stops', () => {
  const history = everyStatus.WAIT_TRANSPORTER_ACCEPT
  const origin = { type: 'OriginObservationChanged', data: { loadId: id, originId: 'o1', observation: 'Doca 4' } } as const
  const destination = { type: 'DestinationObservationChanged', data: { loadId: id, destinationId: 'r1', observation: 'Agendar' } } as const
  const fiscal = { type: 'NfCodeChanged', data: { loadId: id, destinationId: 'r2', orderCode: 'PED-2', nfCode: '12345' } } as const
  const cases = [
    [{ type: 'ObserveOrigin', data: { id, originId: 'o1', observation: 'Doca 4' } }, origin],
    [{ type: 'ObserveDestination', data: { id, destinationId: 'r1', observation: 'Agendar' } }, destination],
    [{ type: 'ChangeNfCode', data: { id, orderCode: 'PED-2', nfCode: '12345' } }, fiscal],
  ] as const
  for (const [command, event] of cases) {
    given(...history)
      .when(command)
      .then(event)
    given(...history, event)
      .when(command)
      .changesNothing()
    given(...everyStatus.CANCELED)
      .when(command)
      .refused('LOAD_NOT_NOW')
  }
})
it('not on stops and orders that the load does not have', () => {
  const history = everyStatus.WAIT_TRANSPORTER_ACCEPT
  given(...history)
    .when({ type: 'ObserveOrigin', data: { id, originId: 'o9', observation: 'x' } })
    .refused('ORIGIN_UNKNOWN')
  given(...history)
    .when({ type: 'ObserveDestination', data: { id, destinationId: 'r9', observation: 'x' } })
    .refused('DELIVERY_UNKNOWN')
  given(...history)
    .when({ type: 'ChangeNfCode', data: { id, orderCode: 'PED-9', nfCode: '1' } })
    .refused('ORDER_UNKNOWN')
})
