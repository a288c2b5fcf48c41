import type { User } from 'oidc-client-ts'
import { describe, expect, it, vi } from 'vitest'
import { createTokens, type TokenLock } from './tokens.ts'

const user = (access_token: string, expires_in = 300) => ({ access_token, expires_in, refresh_token: `r-${access_token}` }) as User

/** A fake browser: one storage, one lock, any number of tabs. */
const browser = (first: User | null) => {
  let stored = first
  let queue: Promise<unknown> = Promise.resolve()
  const usedTokens: (string | undefined)[] = []
  const lock: TokenLock = (job) => {
    const mine = queue.then(job)
    queue = mine.catch(() => {})
    return mine
  }
  const signinSilent = vi.fn(async () => {
    usedTokens.push(stored?.refresh_token)
    await Promise.resolve()
    stored = user(`new${usedTokens.length}`)
    return stored
  })
  const removeUser = vi.fn(async () => {
    stored = null
  })
  const manager = { getUser: async () => stored, signinSilent, removeUser }
  return { tab: () => createTokens(manager, lock), usedTokens, manager, store: (next: User | null) => (stored = next) }
}

describe('the access token', () => {
  it('is returned while it is valid', async () => {
    const { tab, usedTokens: spent } = browser(user('a'))
    expect(await tab().token()).toBe('a')
    expect(spent).toEqual([])
  })
  it('is renewed before it expires', async () => {
    const { tab } = browser(user('a', 5))
    expect(await tab().token()).toBe('new1')
  })
  it('is undefined when nobody is signed in', async () => {
    expect(await browser(null).tab().token()).toBeUndefined()
  })
})

it('is refreshed once, however many calls and tabs were refused together', async () => {
  const { tab, usedTokens: spent } = browser(user('a'))
  const [one, two] = [tab(), tab()]
  const renewed = await Promise.all([one.renew('a'), one.renew('a'), two.renew('a'), two.renew('a')])
  expect(new Set(renewed)).toEqual(new Set(['new1']))
  expect(spent).toEqual(['r-a'])
})

it.each([new TypeError('Failed to fetch'), new Error('Bad Gateway (502)')])(
  'keeps the user when the provider does not answer: %s',
  async (failure) => {
    const { tab, manager } = browser(user('a', 5))
    manager.signinSilent.mockRejectedValueOnce(failure)
    await expect(tab().token()).rejects.toMatchObject({ status: 0 })
    expect(manager.removeUser).not.toHaveBeenCalled()
    expect(await tab().token()).toBe('new1')
  },
)

it('signs the user out when the refresh token is refused', async () => {
  const { tab, manager } = browser(user('a'))
  manager.signinSilent.mockRejectedValueOnce(new Error('invalid_grant'))
  expect(await tab().renew('a')).toBeUndefined()
  expect(manager.removeUser).toHaveBeenCalledOnce()
})
