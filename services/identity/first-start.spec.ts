import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../../tests/kit/identity.ts'

const form = {
  shipperName: 'Papel & Cia',
  document: '11.222.333/0001-81',
  name: 'Ana Martins',
  email: 'ana@papel.example',
  username: 'ana.martins',
  password: 'uma senha bem comprida',
}
let server: RunningIdentity
let made: unknown[] = []
let fails = false
beforeEach(async () => {
  made = []
  fails = false
  server = await startIdentity({
    createShipper: async (shipper, admin) => {
      if (fails) throw new Error('the log is full')
      made.push([shipper, admin])
      return { shipperId: 'shipper-1', groupId: 'group-1', userId: 'user-1' }
    },
  })
})
afterEach(() => server.stop())
const link = () => server.identity.firstStartLink() ?? ''

it('creates the shipper and an administrator who can sign in', async () => {
  const person = visitor(server)
  const address = link()
  expect((await person.request(address)).text).toContain('Vamos começar')
  const done = await person.request(address, form)
  expect(done.status).toBe(201)
  expect(done.text).toContain('Papel &amp; Cia já pode embarcar')
  expect(made).toEqual([
    [
      { name: 'Papel & Cia', document: '11222333000181' },
      { name: 'Ana Martins', email: 'ana@papel.example', username: 'ana.martins' },
    ],
  ])
  expect(await server.identity.accounts.verify('ana.martins', form.password)).toMatchObject({
    roles: ['shipper_admin'],
    shipperId: 'shipper-1',
  })
  expect(await person.signIn('ana.martins', form.password)).not.toBe('')
})

it('works once: not again, not twice at the same instant, not when an account exists', async () => {
  const address = link()
  const replies = await Promise.all([visitor(server).request(address, form), visitor(server).request(address, form)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 410])
  expect(made).toHaveLength(1)
  expect((await visitor(server).request(address)).status).toBe(410)
  expect(server.identity.firstStartLink()).toBeUndefined()
})

it('stores only a hash of the link, and a later link invalidates an earlier one', async () => {
  const earlier = link()
  const later = link()
  expect(server.store.secret('first-start')).not.toContain(later.split('/').pop())
  expect((await visitor(server).request(earlier)).status).toBe(410)
  expect((await visitor(server).request(later)).status).toBe(200)
})

it('expires after a day', async () => {
  const address = link()
  const [, hash] = (server.store.secret('first-start') ?? '').split(' ')
  server.store.putSecret('first-start', `${Date.now() - 1} ${hash}`)
  expect((await visitor(server).request(address, form)).status).toBe(410)
})

it('reports errors per field, keeps the typed values, and stays valid', async () => {
  const address = link()
  const reply = await visitor(server).request(address, { ...form, document: '11.222.333/0001-82', password: 'curta' })
  expect(reply.status).toBe(422)
  expect(reply.text).toContain('Corrija 2 campos.')
  expect(reply.text).toContain('Confira o CNPJ')
  expect(reply.text).toContain('value="ana.martins"')
  expect(reply.text).not.toContain('curta')
  expect((await visitor(server).request(address, form)).status).toBe(201)
})

it('stays valid when the shipper could not be created', async () => {
  const address = link()
  fails = true
  expect((await visitor(server).request(address, form)).status).toBe(500)
  fails = false
  expect((await visitor(server).request(address, form)).status).toBe(201)
})
