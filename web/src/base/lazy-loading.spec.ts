import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLoadFailure, ServerUnreachable, withRetries } from './lazy-loading.ts'

/** Safari's message, which does not name the module. */
const importFailure = () => new TypeError('Importing a module script failed.')
const failing = (times: number) => {
  let attempts = 0
  return vi.fn(async () => {
    if (attempts++ < times) throw importFailure()
    return 'the screen'
  })
}
const fetchHealth = vi.fn<() => Promise<{ ok: boolean }>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchHealth)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const outcomeOf = async (load: () => Promise<unknown>) => {
  const outcome = withRetries(load)().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

describe('a lazily loaded module', () => {
  it('is loaded again after a network failure', async () => {
    const load = failing(2)
    expect([await outcomeOf(load), load.mock.calls.length]).toEqual(['the screen', 3])
  })
  it('fails with ServerUnreachable while the server does not answer', async () => {
    fetchHealth.mockRejectedValue(new TypeError('Failed to fetch'))
    const failed = await outcomeOf(failing(9))
    expect(failed).toBeInstanceOf(ServerUnreachable)
    expect(failed).toMatchObject({ status: 0, messages: ['Sem resposta do servidor. Verifique sua conexão.'] })
  })
  it('fails with the original error when the server answers: a newer version was deployed', async () => {
    fetchHealth.mockResolvedValue({ ok: true })
    expect(isLoadFailure(await outcomeOf(failing(9)))).toBe(true)
  })
  it('is not loaded again when the module itself threw', async () => {
    const load = vi.fn(async () => {
      throw new TypeError('x is not a function')
    })
    await outcomeOf(load)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
