import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { expect, it } from 'vitest'
import { folded } from '../kit/projector.ts'
import { performanceProjector } from './projector.ts'

const carried = (tell: (load: ReturnType<typeof loadTold>) => void) => {
  const load = loadTold()
  load.underway()
  load.approached()
  load.arrived('r1', '2026-02-01T12:00:00.000Z')
  load.says('TransporterRated', { transporterId: 't1', transporterName: 'TransNorte', stars: 1 })
  tell(load)
  return folded(performanceProjector, load.log).get('L1')
}
const other = { transporterId: 't2', transporterName: 'Sulista', price: 700_000 }

it('says nothing of another transporter by what the one before was rated, and when it arrived', () => {
  expect(carried(() => {})).toMatchObject({ transporterId: 't1', stars: '1', punctual: 'LATE' })
  const replaced = carried(({ says }) => says('TransporterReplaced', { status: 'ASSIGNED_TO_TRANSPORTER', ...other }))
  expect(replaced).toMatchObject({ transporterId: 't2', stars: '', punctual: '' })
})
it('is gone when the hiring fell', () => {
  const open = { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z' }
  expect(carried(({ says }) => says('AcceptanceUndone', open))).toBeUndefined()
  expect(carried(({ says }) => says('LoadReopened', { status: 'DELIVERED' }))).toMatchObject({ stars: '1' })
})
