import { describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { logger } from './log.ts'
import { proxiesOf } from './proxies.ts'

const forwarded = 'forged, 203.0.113.7, 10.0.0.9'
const addressOf = async (setting: string | undefined) => {
  const app = await createApp({ logger: logger('silent'), proxies: proxiesOf(setting) })
  app.get('/', async ({ ip }) => ip)
  const { body } = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return body
}

describe('the address of a client', () => {
  it.each([
    ['no proxy', undefined, '10.0.0.1'],
    ['none, said as 0', '0', '10.0.0.1'],
    ['one hop', '1', '10.0.0.9'],
    ['two hops', '2', '203.0.113.7'],
    ['a network', '10.0.0.0/8', '203.0.113.7'],
    ['one address', '10.0.0.1', '10.0.0.9'],
    ['addresses by comma', '10.0.0.1, 10.0.0.9', '203.0.113.7'],
    ['another proxy', '192.168.0.0/16,fd00::/8', '10.0.0.1'],
  ])('given %s is trusted, then it is what that proxy says, and never what the client says', async (_, setting, address) =>
    expect(await addressOf(setting)).toBe(address),
  )
})

it('a proxy is known by its IPv4 address on a socket of both families', () =>
  expect(proxiesOf('10.0.0.0/8')('::ffff:10.1.2.3', 0)).toBe(true))

it.each(['true', '*', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', 'gateway', '10.0.0.1,', '-1', '100', '1.5'])(
  '%s is refused in one line',
  (setting) => expect(() => proxiesOf(setting)).toThrow(/^TRUST_PROXY: [^\n]+$/),
)
