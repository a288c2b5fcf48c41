import { everyStatus } from '@embarca/tests/kit/load-history.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { it } from 'vitest'
import { nothingBeside } from './beside.ts'
import { loadDecider } from './decider.ts'

const given = specification(loadDecider, nothingBeside)
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
it('what is said already is not said again', () => {
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
