import { specification } from '@embarca/tests/kit/specification.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { receivers } from './receivers.ts'

const form = {
  name: 'Atacado Aurora',
  document: '12.ABC.345/01DE-35',
  street: 'Rua B, 9',
  city: 'Bauru',
  state: 'SP',
  requiresScheduling: false,
}
const stored = { ...form, document: '12ABC34501DE35', id: 'new', shipperId: 's1' }
const contact = { contactName: 'Rui Salles', contactPhone: '14999990000' }
const given = specification(receivers, {})
const add = (over: object = {}) => ({ type: 'RegisterNew', data: { ...form, ...over } })
const change = (over: object = {}) => ({ type: 'Change', data: { ...form, id: 'new', ...over } })
const was = (over: object = {}) => ({ type: 'ReceiverRegistered', data: { ...stored, ...over } })

describe('a receiver', () => {
  it('is registered with the letters and digits of its document', () =>
    given().when(add()).then({ type: 'ReceiverRegistered', data: stored }))
  it('takes deliveries within a window, and by appointment', () =>
    given()
      .when(add({ deliveryFrom: '08:00', deliveryTo: '17:30', requiresScheduling: true }))
      .brings({ type: 'ReceiverRegistered', data: { deliveryFrom: '08:00', deliveryTo: '17:30', requiresScheduling: true } }))
  it('has a contact under a key of its own', () =>
    given()
      .when(add(contact))
      .brings({ type: 'ReceiverRegistered', data: { ...contact, contactId: 'new' } }))
  it('keeps the key of its contact until another person is named', () => {
    given(was({ ...contact, contactId: 'c1' }))
      .when(change({ ...contact, contactPhone: '14988887777' }))
      .brings({ type: 'ReceiverChanged', data: { contactId: 'c1' } })
    given(was({ ...contact, contactId: 'c1' }))
      .when(change({ contactName: 'Lia Prado' }))
      .brings({ type: 'ReceiverChanged', data: { contactId: 'new' } })
  })
  it('loses what a change leaves out, and does not change when nothing differs', () => {
    given(was({ ...contact, contactId: 'c1' }))
      .when(change())
      .then({ type: 'ReceiverChanged', data: stored })
    given(was()).when(change()).changesNothing()
  })
})

describe('a receiver is refused', () => {
  const ask = async (over: object) => (await world()).ask('receiver', people.bia, add(over))
  const at = (refused: string, field: string) => ({ refused, detail: { fields: [{ field }] } })
  it('with wrong check digits', async () => {
    for (const document of ['11.222.333/0001-82', '111.444.777-36', 'abc'])
      expect(await ask({ document }), document).toMatchObject(at('DOCUMENT_INVALID', 'document'))
  })
  it('with a window that has one end, or ends before it starts', async () => {
    for (const hours of [{ deliveryFrom: '08:00' }, { deliveryTo: '17:00' }, { deliveryFrom: '17:00', deliveryTo: '08:00' }])
      expect(await ask(hours), JSON.stringify(hours)).toMatchObject(at('WINDOW_INVALID', 'deliveryTo'))
  })
  it('with the document of another one, unless that belongs to another company or was removed', async () => {
    const { execute, ask } = await world()
    const { stream } = await execute('receiver', people.bia, add())
    expect(await ask('receiver', people.bia, add({ document: '12ABC34501DE35' }))).toMatchObject({ refused: 'DOCUMENT_TAKEN' })
    await execute('receiver', people.zeca, add())
    await execute('receiver', people.bia, { type: 'Remove', data: { id: stream.slice('receiver-'.length) } })
    await execute('receiver', people.bia, add())
  })
  it('changed by another company', async () => {
    const { execute, ask } = await world()
    const { stream } = await execute('receiver', people.bia, add())
    const id = stream.slice('receiver-'.length)
    await expect(ask('receiver', people.zeca, change({ id }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
