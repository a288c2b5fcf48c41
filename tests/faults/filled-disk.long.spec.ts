import { expect, it } from 'vitest'
import { survivesFullDisk } from './filled-disk.ts'
import { mayMount } from './small-disk.ts'

const SECOND = 1_000

it.skipIf(!mayMount)(
  'no reaction is lost and every offer ends once when the disk is full for 25 seconds (skipped where no disk may be mounted)',
  async () => {
    const loads = await survivesFullDisk({
      ...{ megabytes: 1_024, clients: 24, before: 1_000, full: 25 * SECOND, timeout: 180 * SECOND },
      deadline: () => ({ duration: 1 }),
      ends: 'LoadExpired',
    })
    expect(loads).toBeGreaterThan(1_000)
  },
  600_000,
)
