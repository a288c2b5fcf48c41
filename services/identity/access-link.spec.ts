import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../../tests/kit/identity.ts'

const ana = {
  ...{ id: 'ana', username: 'ana.martins', name: 'Ana <b>Martins', email: 'ana@papel.example' },
  ...{ roles: ['shipper_operator'], shipperId: 's1', operationGroupIds: ['g1'], active: true },
}
const password = 'uma senha bem comprida'
const form = { password, again: password }
let server: RunningIdentity
beforeEach(async () => {
  server = await startIdentity()
  server.identity.accounts.follow(ana, 1000)
})
afterEach(() => server.stop())
const issue = () => server.identity.issueAccessLink('ana').link
const visit = (address: string, fields?: Record<string, string>) => visitor(server).request(address, fields)
const signsIn = async (typed: string) => (await server.identity.accounts.verify('ana.martins', typed)) !== undefined

describe('an access link', () => {
  it('lets a person set the first password, and sign in', async () => {
    const address = issue()
    const page = await visit(address)
    expect(page.text).toContain('você entra com o usuário <b>ana.martins</b>')
    expect(page.text).toContain('Ana &lt;b&gt;Martins')
    const done = await visit(address, form)
    expect([done.status, done.text.includes('Senha criada')]).toEqual([200, true])
    expect(await visitor(server).signIn('ana.martins', password)).not.toBe('')
  })
  it('lets a person set a new password, and ends the sessions of the old one', async () => {
    await server.identity.accounts.setPassword('ana', 'a senha de antes')
    const { refresh_token } = await server
      .token({ grant_type: 'password', username: 'ana.martins', password: 'a senha de antes', scope: 'openid offline_access' })
      .then((reply) => reply.json())
    await visit(issue(), form)
    expect([await signsIn('a senha de antes'), await signsIn(password)]).toEqual([false, true])
    expect((await server.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400)
  })
  it('works once: not again, not twice at the same instant, not after a later link', async () => {
    const earlier = issue()
    const address = issue()
    expect((await visit(earlier)).status).toBe(410)
    const replies = await Promise.all([visit(address, form), visit(address, form)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await visit(address)).text).toContain('Este link não vale mais')
  })
  it('works for no other person and with no altered token', async () => {
    server.identity.accounts.follow({ ...ana, id: 'bia', username: 'bia' }, 1000)
    const address = issue()
    expect(server.store.secret('access:ana')).not.toContain(address.split('/').pop())
    expect((await visit(address.replace('/ana/', '/bia/'))).status).toBe(410)
    expect((await visit(`${address}x`)).status).toBe(410)
  })
  it('expires after three days', async () => {
    const { link, expiresAt } = server.identity.issueAccessLink('ana')
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(3, 2)
    const [, hash] = (server.store.secret('access:ana') ?? '').split(' ')
    server.store.putSecret('access:ana', `${Date.now() - 1} ${hash}`)
    expect((await visit(link)).status).toBe(410)
  })
  it('ends with the rights it was issued for, and with the right to sign in', async () => {
    const { accounts } = server.identity
    const address = issue()
    accounts.follow({ ...ana, name: 'Ana M. Martins' }, Date.now())
    expect((await visit(address)).status).toBe(200)
    accounts.follow({ ...ana, roles: ['shipper_admin'] }, Date.now() + 1)
    expect((await visit(address, form)).status).toBe(410)
    const later = issue()
    accounts.disable('ana')
    expect((await visit(later, form)).status).toBe(410)
  })
  it('reports errors per field, and stays valid', async () => {
    const address = issue()
    const reply = await visit(address, { password: 'curta', again: 'outra' })
    expect(reply.status).toBe(422)
    for (const words of ['Corrija 2 campos.', 'Use pelo menos 12 caracteres.', 'As duas não são iguais.'])
      expect(reply.text).toContain(words)
    expect(reply.text).not.toContain('curta')
    expect((await visit(address, form)).status).toBe(200)
  })
})

it('a person whose username is already taken cannot sign in, and takes nothing from its holder', async () => {
  server.identity.accounts.follow({ ...ana, id: 'other', username: 'ANA.martins' }, 2000)
  expect([server.identity.accounts.find('other'), server.identity.accounts.find('ana')?.username]).toEqual([undefined, 'ana.martins'])
})
