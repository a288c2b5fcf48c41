import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../../tests/kit/identity.ts'
import { proxiesOf } from '../http/proxies.ts'
import { seedDemoAccounts } from './demo-accounts.ts'

let server: RunningIdentity
beforeEach(async () => {
  server = await startIdentity()
  await seedDemoAccounts(server.store, server.identity.accounts)
})
afterEach(() => server.stop())

it('keeps the name after a wrong password and focuses the password', async () => {
  const person = visitor(server)
  const reply = await person.request(await person.openLogin(), { username: 'operador', password: 'x' })
  expect(reply.status).toBe(401)
  expect(reply.text).toContain('Usuário ou senha incorretos.')
  expect(reply.text).toMatch(/name="username" value="operador"/)
  expect(reply.text).toMatch(/name="password"[^>]* autofocus/)
})

it('answers an unknown name and a disabled user like a wrong password', async () => {
  const { userId } = (await server.identity.accounts.verify('bi', 'embarca')) ?? { userId: '' }
  server.identity.accounts.disable(userId)
  for (const [username, password] of [
    ['ninguem', 'embarca'],
    ['bi', 'embarca'],
  ] as const) {
    const person = visitor(server)
    const reply = await person.request(await person.openLogin(), { username, password })
    expect([reply.status, reply.text.includes('Usuário ou senha incorretos.')]).toEqual([401, true])
  }
})

it('never lets a typed name become markup of the page', async () => {
  const person = visitor(server)
  const reply = await person.request(await person.openLogin(), { username: '"><script>alert(1)</script>', password: 'x' })
  expect(reply.text).not.toContain('<script')
  expect(reply.text).toContain('&quot;&gt;&lt;script&gt;')
})

it('runs no script and loads nothing from other origins', async () => {
  const person = visitor(server)
  const page = await person.request(await person.openLogin())
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.text).not.toMatch(/<script|<style| style=| onload=/)
  const stylesheetPath = /href="(\/auth[^"]+\.css)"/.exec(page.text)?.[1] ?? ''
  const css = await fetch(`${server.base}${stylesheetPath}`)
  expect(css.headers.get('cache-control')).toContain('immutable')
  const font = /url\((\/auth[^)]+)\)/.exec(await css.text())?.[1] ?? ''
  expect((await fetch(`${server.base}${font}`)).headers.get('content-type')).toBe('font/woff2')
})

it('accepts a form only from the browser that started the login', async () => {
  const login = await visitor(server).openLogin()
  const stranger = visitor(server)
  const reply = await stranger.request(login, { username: 'operador', password: 'embarca' })
  expect(reply.status).toBe(400)
  expect(reply.text).toContain('Esta página expirou')
})

it('delays guessing even with the right password, on the page and in the grant alike', async () => {
  const guess = (password: string) => server.token({ grant_type: 'password', username: 'operador', password })
  await Promise.all(Array.from({ length: 5 }, () => guess('x')))
  const blocked = await guess('embarca')
  expect(blocked.status).toBe(429)
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await blocked.json()).toMatchObject({
    error_description: expect.stringMatching(/^Muitas tentativas de entrada\. Tente novamente em \d+ segundos\.$/),
  })

  const person = visitor(server)
  const page = await person.request(await person.openLogin(), { username: 'OPERADOR', password: 'embarca' })
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.text).toContain('Muitas tentativas de entrada.')
  expect((await server.token({ grant_type: 'password', username: 'admin', password: 'embarca' })).status).toBe(200)
})

describe('many wrong passwords from one address', () => {
  /** The status for a right password, after another client of the same gateway tried forty wrong ones. */
  const afterAnAttack = async (setting: string | undefined, from = '203.0.113.8') => {
    const behind = await startIdentity({ proxies: proxiesOf(setting) })
    await seedDemoAccounts(behind.store, behind.identity.accounts)
    const enter = async (username: string, password: string, client: string) =>
      (await behind.token({ grant_type: 'password', username, password }, { 'x-forwarded-for': client })).status
    for (let at = 0; at < 40; at++) await enter(`ninguem-${at}`, 'x', '203.0.113.7')
    const status = await enter('operador', 'embarca', from)
    await behind.stop()
    return status
  }
  it.each(['127.0.0.1,::1', '1'])('given a gateway trusted by %s, then let others in', async (setting) =>
    expect(await afterAnAttack(setting)).toBe(200),
  )
  it('given a trusted gateway, then lock that client out', async () => expect(await afterAnAttack('1', '203.0.113.7')).toBe(429))
  it('given no trusted gateway, then the address that a client claims is ignored', async () =>
    expect(await afterAnAttack(undefined)).toBe(429))
})
