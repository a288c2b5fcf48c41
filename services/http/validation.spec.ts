import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import type { Failure } from './failures.ts'
import { validators } from './validation.ts'

const schema = Type.Object(
  {
    price: Type.Integer({ minimum: 1 }),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    stops: Type.Optional(Type.Array(Type.Object({ city: Type.String() }, { additionalProperties: false }), { maxItems: 2 })),
    urgent: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
const compile = (httpPart: string) =>
  validators({ schema, httpPart, method: 'POST', url: '/' }) as (data: unknown) => { value?: unknown; error?: Failure }
const messagesFor = (data: unknown, part = 'body') => JSON.parse(compile(part)(data).error?.body ?? '{}').messages

describe('a body is taken as it is or refused', () => {
  it.each([
    [{}, ['O campo "price" é obrigatório.']],
    [null, ['O campo "price" é obrigatório.']],
    [{ price: '7' }, ['O campo "price" deve ser um número inteiro.']],
    [{ price: 0 }, ['O campo "price" deve ser no mínimo 1.']],
    [{ price: 7, name: '' }, ['O campo "name" não pode ficar vazio.']],
    [{ price: 7, name: 'abcdef' }, ['O campo "name" deve ter no máximo 5 caracteres.']],
    [{ price: 7, shipperId: 'B' }, ['O campo "shipperId" não é esperado.']],
    [{ price: 7, stops: [{ city: 'A', roles: [] }] }, ['O campo "stops.0.roles" não é esperado.']],
    [JSON.parse('{"price":7,"__proto__":{"roles":["shipper_admin"]}}'), ['O campo "__proto__" não é esperado.']],
    ['text', ['O conteúdo deve ser um objeto.']],
  ])('%j', (body, messages) => expect(messagesFor(body)).toEqual(messages))

  it('and says where', () =>
    expect(JSON.parse(compile('body')({ price: 7, stops: [{}] }).error!.body).fields).toEqual([
      { field: 'stops.0.city', message: 'O campo "stops.0.city" é obrigatório.' },
    ]))
  it('and is not changed on the way', () => {
    const body = { price: 7, name: 'abc' }
    expect(compile('body')(body).value).toBe(body)
  })
})

describe('an address is text, read as its row says', () => {
  it('numbers and yes or no', () =>
    expect(compile('querystring')({ price: '7', urgent: 'true' }).value).toEqual({ price: 7, urgent: true }))
  it.each(['7,5', '0x7', ' 7', '', '1e3'])('%j is no number', (price) =>
    expect(messagesFor({ price }, 'querystring')).toEqual(['O campo "price" deve ser um número inteiro.']),
  )
  it('said twice is not said once', () =>
    expect(messagesFor({ price: ['7', '8'] }, 'querystring')).toEqual(['O campo "price" deve ser um número inteiro.']))
})
