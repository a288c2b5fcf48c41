import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { expect, it, vi } from 'vitest'
import { copiedHeads } from './copy-heads.ts'
import type { SignedHead } from './notary.ts'

const AT = '2026-01-05T12:00:00.000Z'
const head = (position: number): SignedHead => ({ position: String(position), hash: `h${position}`, time: AT, signature: 's' })

/** A file of heads, a store of copies that may be away, and a remembered position. */
const setting = (...positions: number[]) => {
  const file = positions.map(head)
  const stored: string[] = []
  const failed = vi.fn()
  let mark: Position = BEFORE_ALL
  let isAway = false
  const open = () =>
    copiedHeads(
      { latest: () => file.slice(-2), add: (one) => void file.push(one) },
      {
        put: async (heads) => {
          if (isAway) throw new Error('away')
          stored.push(...heads.map(({ position }) => position))
        },
        after: (position, limit) => file.filter((one) => Number(one.position) > Number(position)).slice(0, limit),
        copied: {
          read: () => mark,
          keep: (position) => {
            mark = position
          },
        },
        failed,
        now: () => Date.parse(AT) + 90_000,
      },
    )
  return {
    ...{ open, stored, failed },
    away: (yes: boolean) => {
      isAway = yes
    },
  }
}

it('given heads of before, all of them are copied, and then each that is added', async () => {
  const { open, stored } = setting(1, 4)
  const copies = open()
  await vi.waitFor(() => expect(stored).toEqual(['1', '4']))
  copies.heads.add(head(9))
  await vi.waitFor(() => expect(stored).toEqual(['1', '4', '9']))
  expect([copies.uncopiedMs(), copies.heads.latest().at(-1)?.position]).toEqual([0, '9'])
  await copies.stop()
})

it('given a store that is away, signing goes on, what waits is measured, and a later process copies it once', async () => {
  const { open, stored, failed, away } = setting(1)
  const first = open()
  await vi.waitFor(() => expect(stored).toEqual(['1']))
  away(true)
  first.heads.add(head(2))
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  first.heads.add(head(3))
  expect(first.uncopiedMs()).toBe(90_000)
  await first.stop()
  away(false)
  const second = open()
  await second.stop()
  expect(stored).toEqual(['1', '2', '3'])
})
