import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { sharedLoadOf } from './shared.ts'

const shared = async (script: (load: ReturnType<typeof loadScript>) => void) => {
  const load = loadScript()
  script(load)
  return sharedLoadOf((await queryContext(load.log)).views, 'L1')
}

it('a link shows when the next delivery is expected in quarters of an hour, its range rounded outwards', async () =>
  expect(
    await shared((load) => {
      load.underway()
      load.tracked('2026-01-07T11:07:00.000Z', 122)
    }),
  ).toMatchObject({
    risk: 'LATE_EXPECTED',
    estimate: {
      ...{ expectedAt: '2026-01-07T13:00:00.000Z', earliest: '2026-01-07T12:45:00.000Z', latest: '2026-01-07T13:45:00.000Z' },
      ...{ basis: 'POSITION', at: '2026-01-07T11:07:00.000Z' },
    },
  }))
it('and nothing of it once the load was delivered', async () => {
  const delivered = await shared((load) => load.toFinished())
  expect([delivered?.estimate, delivered?.risk]).toEqual([undefined, undefined])
})
it('and of its incidents those that the shipper shows: type, instants and texts, no names and no files (o56)', async () => {
  const found = await shared((load) => {
    load.underway()
    const photo = [{ fileId: 'f1', name: 'foto.jpg' }]
    load.recordEvent('incident-L1.1', incidentOf('L1', 1, { isShown: true, attachments: photo }))
    load.recordEvent('incident-L1.2', incidentOf('L1', 2, { isShown: false }))
    load.recordEvent('incident-L1.3', incidentOf('L1', 3, { isShown: true }))
    load.recordEvent('incident-L1.3', { type: 'IncidentCanceled', data: { incidentId: 'L1.3', loadId: 'L1', status: 'CANCELED' } })
  })
  expect(found?.incidents).toEqual([
    {
      ...{ typeName: 'Avaria', status: 'Aberto', isOpen: true, openedAt: expect.any(String) },
      events: [{ at: expect.any(String), text: 'Caixa molhada' }],
    },
  ])
})
