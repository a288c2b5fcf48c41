import { beforeEach, expect, it } from 'vitest'
import { attempts } from './attempts.ts'

let clock = 0
let limiter = attempts(() => clock)
beforeEach(() => {
  clock = 1_000_000
  limiter = attempts(() => clock)
})
const fail = (times: number, username = 'ana', address = '10.0.0.1') => {
  for (let i = 0; i < times; i += 1) limiter.started(username, address)
}

it('allows four wrong passwords', () => {
  fail(4)
  expect(limiter.waitFor('ana', '10.0.0.1')).toBe(0)
})

it('makes an account wait from the fifth on, twice as long each time', () => {
  fail(5)
  expect(limiter.waitFor('Ana', '10.9.9.9')).toBe(30)
  clock += 30_000
  expect(limiter.waitFor('ana', '10.0.0.1')).toBe(0)
  fail(1)
  expect(limiter.waitFor('ana', '10.0.0.1')).toBe(60)
  fail(10)
  expect(limiter.waitFor('ana', '10.0.0.1')).toBe(900)
})

it('makes an address wait that tries many names', () => {
  for (let i = 0; i < 40; i += 1) fail(1, `user${i}`)
  expect(limiter.waitFor('another user', '10.0.0.1')).toBe(30)
  expect(limiter.waitFor('another user', '10.0.0.2')).toBe(0)
})

it('resets an account at its right password, and forgets failures after a quarter of an hour', () => {
  fail(4)
  limiter.started('ana', '10.0.0.1')
  limiter.succeeded('ana', '10.0.0.1')
  fail(4)
  expect(limiter.waitFor('ana', '10.0.0.1')).toBe(0)
  fail(1)
  clock += 15 * 60_000
  expect(limiter.waitFor('ana', '10.0.0.1')).toBe(0)
})
