import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isCodeLost, ServerUnreachable, withRetries } from './lazy-loading.ts'

/** Safari's message, which does not name the module. */
const lost = () => new TypeError('Importing a module script failed.')
const losing = (times: number) => {
  let attempts = 0
  return vi.fn(async () => {
    if (attempts++ < times) throw lost()
    return 'the screen'
  })
}
const served = vi.fn<() => Promise<{ ok: boolean }>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const come = async (load: () => Promise<unknown>) => {
  const coming = withRetries(load)().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return coming
}

describe('a lazily loaded module', () => {
  it('is loaded again after a network failure', async () => {
    const load = losing(2)
    expect([await come(load), load.mock.calls.length]).toEqual(['the screen', 3])
  })
  it('fails with ServerUnreachable while the server does not answer', async () => {
    served.mockRejectedValue(new TypeError('Failed to fetch'))
    const failed = await come(losing(9))
    expect(failed).toBeInstanceOf(ServerUnreachable)
    expect(failed).toMatchObject({ status: 0, messages: ['Sem resposta do servidor. Verifique sua conexão.'] })
  })
  it('fails with the original error when the server answers: a newer version was deployed', async () => {
    served.mockResolvedValue({ ok: true })
    expect(isCodeLost(await come(losing(9)))).toBe(true)
  })
  it('is not loaded again when the module itself threw', async () => {
    const load = vi.fn(async () => {
      throw new TypeError('x is not a function')
    })
    await come(load)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
