import { expect, it } from 'vitest'
import { survivesFullDisk } from './filled-disk.ts'
import { mayMount } from './small-disk.ts'

const SECOND = 1_000

it.skipIf(!mayMount)(
  'no reaction and no deadline is lost when the disk is full for seconds under load (skipped where no disk may be mounted)',
  async () => {
    const loads = await survivesFullDisk({
      ...{ megabytes: 192, clients: 8, before: 20, full: 3 * SECOND, timeout: 20 * SECOND },
      deadline: (now) => ({ launchDate: new Date(now + 2 * SECOND).toISOString() }),
      ends: 'LoadOffered',
    })
    expect(loads).toBeGreaterThan(20)
  },
  90_000,
)
