import { expect, it } from 'vitest'
import { withOneEntryForEachAddress } from './docs.ts'

it('documents addresses that differ in the names of parameters alone as one', () => {
  const inPath = (name: string) => ({ parameters: [{ name, in: 'path' }] })
  const paths = {
    '/driver/{cpf}': { get: inPath('cpf') },
    '/driver/{id}': { put: inPath('id') },
    '/driver/{id}/tie': { post: inPath('id') },
  }
  expect(withOneEntryForEachAddress({ paths }).paths).toEqual({
    '/driver/{cpf}': { get: inPath('cpf'), put: { parameters: [{ name: 'cpf', in: 'path', description: 'id' }] } },
    '/driver/{id}/tie': { post: inPath('id') },
  })
})
