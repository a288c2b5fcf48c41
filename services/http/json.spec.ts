import { expect, it } from 'vitest'
import { isDeeperThan } from './json.ts'

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

it('counts open brackets', () => {
  expect(isDeeperThan(nested(32), 32)).toBe(false)
  expect(isDeeperThan(nested(33), 32)).toBe(true)
  expect(isDeeperThan('{"a":{"b":[{}]}}', 3)).toBe(true)
  expect(isDeeperThan(`[${'{},'.repeat(100)}{}]`, 2)).toBe(false)
})
it('does not count brackets inside a string', () => {
  expect(isDeeperThan('{"a":"[[[[\\"[[["}', 1)).toBe(false)
  expect(isDeeperThan('{"a":"\\\\","b":[[]]}', 2)).toBe(true)
})
