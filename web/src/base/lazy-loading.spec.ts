import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isCodeLost, ServerUnreachable, withRetries } from './lazy-loading.ts'

/** As Safari says it, which does not say where. */
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

describe('code that is fetched where it is needed', () => {
  it('is asked for again when it was lost on the way', async () => {
    const load = losing(2)
    expect([await come(load), load.mock.calls.length]).toEqual(['the screen', 3])
  })
  it('fails like a call while nobody answers', async () => {
    served.mockRejectedValue(new TypeError('Failed to fetch'))
    const failed = await come(losing(9))
    expect(failed).toBeInstanceOf(ServerUnreachable)
    expect(failed).toMatchObject({ status: 0, messages: ['Sem resposta do servidor. Verifique sua conexão.'] })
  })
  it('fails as what it is where the server answers: a newer version took its place', async () => {
    served.mockResolvedValue({ ok: true })
    expect(isCodeLost(await come(losing(9)))).toBe(true)
  })
  it('is not asked for again when it came and broke', async () => {
    const load = vi.fn(async () => {
      throw new TypeError('x is not a function')
    })
    await come(load)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
