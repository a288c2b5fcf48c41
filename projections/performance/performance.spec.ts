import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { foldEvents } from '../kit/projector.ts'
import { performanceProjector } from './projector.ts'

const carried = (script: (load: ReturnType<typeof loadScript>) => void) => {
  const load = loadScript()
  load.underway()
  load.approached()
  load.arrived('r1', '2026-02-01T12:00:00.000Z')
  load.recordOnLoad('TransporterRated', { transporterId: 't1', transporterName: 'TransNorte', stars: 1 })
  script(load)
  return foldEvents(performanceProjector, load.log).get('L1')
}
const other = { transporterId: 't2', transporterName: 'Sulista', price: 700_000 }

it('does not attribute the rating and arrivals of one transporter to the next', () => {
  expect(carried(() => {})).toMatchObject({ ratedTransporterId: 't1', score: '100', punctual: 'LATE' })
  const replaced = carried(({ recordOnLoad }) => recordOnLoad('TransporterReplaced', { status: 'ASSIGNED_TO_TRANSPORTER', ...other }))
  expect(replaced).toMatchObject({ transporterId: 't2', score: '', punctual: '', noShows: [] })
})
it('counts for no transporter when the hiring is undone', () => {
  const open = { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z' }
  expect(carried(({ recordOnLoad }) => recordOnLoad('AcceptanceUndone', open))).toMatchObject({
    transporterId: '',
    score: '',
    punctual: '',
  })
  expect(carried(({ recordOnLoad }) => recordOnLoad('LoadReopened', { status: 'DELIVERED' }))).toMatchObject({ score: '100' })
})
