import { sqliteIdentityStore } from '@embarca/services/adapters/sqlite/identity-store.ts'
import { unavailableWhenFull } from '@embarca/services/adapters/sqlite/unavailable.ts'
import { seedDemoAccounts } from '@embarca/services/identity/demo-accounts.ts'
import { StoreUnavailable } from '@embarca/services/kit/event-store.ts'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../kit/identity.ts'

const signIn = { username: 'operador', password: 'embarca' }

describe('signing in while the disk is full', () => {
  let server: RunningIdentity
  let full = false
  beforeEach(async () => {
    const store = sqliteIdentityStore(':memory:')
    const guarded = Object.fromEntries(
      Object.entries(store).map(([name, method]) => {
        const write = (...given: unknown[]) => {
          if (full) throw new StoreUnavailable('identity.sqlite: database or disk is full')
          return (method as (...values: unknown[]) => unknown)(...given)
        }
        return [name, /^(put|drop|take)/.test(name) ? write : method]
      }),
    ) as unknown as typeof store
    full = false
    server = await startIdentity({ store: guarded })
    await seedDemoAccounts(server.store, server.identity.accounts)
  })
  afterEach(async () => {
    full = false
    await server.stop()
  })

  const away = { status: 503, text: expect.stringContaining('Não foi possível entrar agora') }

  it('answers a token request with 503 in JSON, and signs in when there is room', async () => {
    full = true
    const refused = await server.token({ grant_type: 'password', ...signIn })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable', code: 'OVERLOADED', messages: [expect.any(String)] })
    full = false
    expect((await server.token({ grant_type: 'password', ...signIn })).status).toBe(200)
  })

  it('answers a token refresh with 503', async () => {
    const { refresh_token } = (await (await server.token({ grant_type: 'password', ...signIn })).json()) as { refresh_token: string }
    full = true
    expect((await server.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(503)
  })

  it('shows an error page at every step in a browser, and continues when there is room', async () => {
    const person = visitor(server)
    full = true
    expect(await person.request(person.authorization())).toMatchObject({ ...away, location: '' })
    full = false
    const login = await person.openLogin()
    full = true
    const posted = await person.request(login, signIn)
    expect(posted).toMatchObject(away)
    expect(posted.headers.get('retry-after')).toBe('2')
    full = false
    const { location: resume } = await person.request(login, signIn)
    full = true
    expect(await person.request(resume)).toMatchObject(away)
    full = false
    expect(await person.signIn(signIn.username, signIn.password)).toMatch(/\w+/)
  })
})

it('names the file that cannot be written, and reports the failure as temporary', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE t (x); PRAGMA max_page_count = 3')
  const add = db.prepare('INSERT INTO t VALUES (?)')
  const fill = () => {
    for (let row = 0; row < 100; row++) unavailableWhenFull('identity.sqlite', () => add.run('x'.repeat(1_000)))
  }
  expect(fill).toThrow(StoreUnavailable)
  expect(fill).toThrow('identity.sqlite: database or disk is full')
  expect(() => unavailableWhenFull('identity.sqlite', () => db.exec('no statement'))).toThrow(/^(?!identity)/)
  db.close()
})
