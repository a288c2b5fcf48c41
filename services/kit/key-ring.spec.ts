import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyIdOf, ringFrom, ringText, unwrappedBy, wrappedBy } from './key-ring.ts'
import { sealed } from './seal.ts'

const [older, newer, key] = [randomBytes(32), randomBytes(32), randomBytes(32)]

it('given several keys of a setting, the newest comes first', () => {
  expect(ringFrom(`${newer.toString('hex')}, ${older.toString('hex')}`, 'MASTER_KEY')).toEqual([newer, older])
  expect(ringFrom(`${ringText([newer, older], '\n')}\n`, 'master.key')).toEqual([newer, older])
  expect(() => ringFrom('short', 'MASTER_KEY')).toThrow('MASTER_KEY is not 64 hex digits')
  expect(() => ringFrom(`${newer.toString('hex')},`, 'MASTER_KEY')).toThrow('MASTER_KEY is not 64 hex digits, several by comma')
})

it('given a key wrapped before the change, the ring opens it by its id, or by trying where it has none', () => {
  const before = wrappedBy(older, key)
  expect(before.kid).toBe(keyIdOf(older))
  expect(unwrappedBy([newer, older], before)).toEqual(key)
  expect(unwrappedBy([newer, older], { wrapped: sealed(older, key.toString('base64')) })).toEqual(key)
  expect(wrappedBy([newer, older], key).kid).toBe(keyIdOf(newer))
})

it('given a ring without the key that wrapped it, nothing is opened', () => {
  expect(() => unwrappedBy([newer], wrappedBy(older, key))).toThrow(`a key is wrapped by ${keyIdOf(older)}`)
  expect(() => unwrappedBy([newer], { wrapped: sealed(older, 'x') })).toThrow()
})
