import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const form = { name: 'Loja Manaus', document: '12.ABC.345/01DE-35', street: 'Rua A, 1', city: 'Manaus', state: 'AM' }
type Answer = { readonly id: string; readonly stream: string; readonly type: string }
const send = async (url: string, over: object = {}, as: object = {}) => {
  const reply = await app.as(['shipper_operator'], as).inject({ method: 'POST', url: `/webshipper${url}`, payload: { ...form, ...over } })
  return { status: reply.statusCode, body: reply.json() as Answer }
}
const places = async () => {
  const headers = { 'after-position': await app.data.events.head() }
  const reply = await app
    .as(['shipper_operator'])
    .inject({ method: 'GET', url: '/webshipper/place/search?document=12ABC34501DE35', headers })
  return reply.json() as Answer[]
}

it('returns the registered place, and registers a document once', async () => {
  const first = await send('/shipper/places/delivery')
  const { id } = first.body
  expect(first).toEqual({
    status: 200,
    body: {
      ...{ id, type: 'DELIVERY', name: 'Loja Manaus', document: '12ABC34501DE35' },
      address: { street: 'Rua A, 1', city: 'Manaus', state: 'AM' },
      ...{ zone: 'America/Manaus', latitude: -3.1019, longitude: -60.025, precision: 'MUNICIPALITY' },
      ...{ stream: `place-${id}`, revision: 0, position: expect.any(String), messages: ['Local de entrega cadastrado com sucesso.'] },
    },
  })

  const again = await send('/shipper/places/delivery', { name: 'Outra' })
  expect(again.body).toMatchObject({ id, name: 'Loja Manaus', type: 'DELIVERY', revision: 0 })
  const both = await send('/shipper/places/collect', { document: '12ABC34501DE35' })
  expect(both.body).toMatchObject({ id, name: 'Loja Manaus', type: 'BOTH', revision: 1 })
  expect(await places()).toMatchObject([{ id, type: 'BOTH' }])
})

it('is one place when registered twice at the same moment', async () => {
  const document = '11.222.333/0001-81'
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('/place', { document, type: 'BOTH' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

it('is a different place for another company, and a removed one is registered again', async () => {
  const ours = await send('/shipper/places/delivery')
  expect((await send('/shipper/places/delivery', {}, { shipperId: 's2' })).body.id).not.toBe(ours.body.id)
  const removed = await app.as(['shipper_operator']).inject({ method: 'DELETE', url: `/webshipper/place/${ours.body.id}` })
  expect(removed.statusCode).toBe(200)
  const next = await send('/shipper/places/delivery')
  expect(next.body).toMatchObject({ type: 'DELIVERY', revision: 0 })
  expect(next.body.id).not.toBe(ours.body.id)
})

it('refuses a document that another place has', async () => {
  const { body: one } = await send('/shipper/places/delivery', { document: '11.444.777/0001-61' })
  const reply = await app
    .as(['shipper_operator'])
    .inject({ method: 'PUT', url: `/webshipper/place/${one.id}`, payload: { ...form, type: 'BOTH' } })
  expect(reply.json()).toMatchObject({ code: 'ALREADY_REGISTERED' })
})
