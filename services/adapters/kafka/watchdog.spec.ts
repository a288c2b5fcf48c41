import type { Position } from '@embarca/contracts/kit/position.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchdog } from './watchdog.ts'

describe('a follower that makes no progress although there is more', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const follower = () => {
    const seen = { at: '1' as Position, stalls: 0, failures: 0 }
    const watch = watchdog({ progress: () => seen.at, head: async () => '9' as Position, suspect: () => {}, failed: () => seen.failures++ })
    const attempt = () => void watch.stalled().catch(() => seen.stalls++)
    return { seen, attempt, stop: watch.stop }
  }

  it('is restarted after half a minute, and its second attempt has half a minute as well', async () => {
    const { seen, attempt, stop } = follower()
    attempt()
    await vi.advanceTimersByTimeAsync(36_000)
    expect(seen.stalls).toBe(1)
    attempt()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(seen).toEqual({ at: '1', stalls: 1, failures: 0 })
    stop()
  })

  it('is given up after a minute', async () => {
    const { seen, attempt, stop } = follower()
    attempt()
    await vi.advanceTimersByTimeAsync(66_000)
    expect(seen.failures).toBeGreaterThan(0)
    stop()
  })

  it('is left alone while it makes progress', async () => {
    const { seen, attempt, stop } = follower()
    attempt()
    for (let nth = 2; nth < 9; nth++) {
      seen.at = `${nth}` as Position
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(seen).toMatchObject({ stalls: 0, failures: 0 })
    stop()
  })
})
