import { actor } from '@embarca/tests/kit/tokens.ts'
import { viewsOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { scoped } from '../kit/scoped.ts'
import { peopleProjector } from '../people/projector.ts'
import { blockProjector } from './projector.ts'
import { blockReaders } from './readers.ts'

const driver = { shipperId: 's1', kind: 'DRIVER', reasonType: 'CONDUCT', reason: 'Discussão na portaria' }
const recorded = () => {
  const { recordEvent, log } = eventRecorder()
  const record = (type: string, data: object) => recordEvent('block-s1', { type, data })
  const blocked = (blockId: string, name: string, document: string, more: object = {}) =>
    record('SubjectBlocked', { ...driver, blockId, subjectId: blockId, name, document, from: '2026-01-01T00:00:00.000Z', ...more })
  blocked('a', 'Ana Prado', '39053344705')
  blocked('b', 'Beto Reis', '52998224725', { driverId: 'd1', until: '2026-02-01T02:59:59.000Z' })
  blocked('c', 'Caio Melo', '11144477735')
  blocked('v', '', 'ABC1D23', { kind: 'VEHICLE', plate: 'ABC1123' })
  record('SubjectReleased', { ...driver, blockId: 'c', subjectId: 'c', reason: 'Regularizou' })
  record('SubjectReleased', { ...driver, blockId: 'v', kind: 'VEHICLE', subjectId: 'v', bySystem: true })
  return log
}
const contextOf = async (shipperId: string) => {
  const by = actor(['shipper_admin'], { shipperId })
  const { store } = await viewsOf([blockProjector, peopleProjector], recorded())
  return { views: scoped(store, (view) => (view === 'block' ? 'tenant' : 'open'), by), by, now: '2026-01-08T12:00:00.000Z' }
}
const namesIn = ({ list }: { readonly list: readonly { readonly name: string }[] }) => list.map(({ name }) => name).sort()

it('lists the blocks that hold, ten per page (R105)', async () => {
  const drivers = await blockReaders.drivers({}, await contextOf('s1'))
  expect(drivers).toMatchObject({ size: 10, hasMore: false })
  expect(namesIn(drivers as never)).toEqual(['Ana Prado', 'Beto Reis'])
})
it('finds by name, CPF and status', async () => {
  const context = await contextOf('s1')
  expect(namesIn((await blockReaders.drivers({ text: 'beto' }, context)) as never)).toEqual(['Beto Reis'])
  expect(namesIn((await blockReaders.drivers({ text: '3905334' }, context)) as never)).toEqual(['Ana Prado'])
  expect(await blockReaders.drivers({ status: 'RELEASED' }, context)).toMatchObject({
    list: [{ name: 'Caio Melo', status: 'RELEASED', releaseReason: 'Regularizou', isRegistered: false }],
  })
  expect(await blockReaders.vehicles({ status: 'EXPIRED' }, context)).toMatchObject({ list: [{ document: 'ABC1D23', status: 'EXPIRED' }] })
})
it('does not exist for another company', async () => {
  expect(await blockReaders.drivers({}, await contextOf('s2'))).toMatchObject({ list: [] })
})
