import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { discover } from './discovery.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
/** A server with this discovery document; returns its address. */
const serverWith = async (body: object, ...statuses: number[]): Promise<string> => {
  const server = createServer((_, reply) => {
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    reply.writeHead(status).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/embarca`
}
const people = 'https://login.example/realms/embarca'
const metadata = { issuer: people, jwks_uri: `${people}/certs`, token_endpoint: `${people}/token` }

it('finds the issuer at the internal address, and its keys there too', async () => {
  const at = await serverWith(metadata)
  expect(await discover(people, at)).toEqual({ issuer: people, jwksUri: `${at}/certs`, tokenEndpoint: `${at}/token` })
})

it('reports in one line what is wrong with an address, and in which setting', async () => {
  const at = await serverWith(metadata)
  await expect(discover(at)).rejects.toThrow(`OIDC_ISSUER ${at}: the server there calls itself ${people}`)
  const none = await serverWith({ error: 'Realm does not exist' }, 404)
  await expect(discover(people, none)).rejects.toThrow(
    `OIDC_INTERNAL_URL ${none}: there is no OpenID server (no realm of that name?): it answers 404`,
  )
  await expect(discover('http://127.0.0.1:9/x')).rejects.toThrow('OIDC_ISSUER http://127.0.0.1:9/x: nobody answers there')
})

it('waits for a server that is unavailable while it starts, and not for ever', async () => {
  const starting = await serverWith(metadata, 503, 200)
  expect((await discover(people, starting)).issuer).toBe(people)
  const away = await serverWith({}, 503)
  await expect(discover(away, away, 0)).rejects.toThrow(`OIDC_ISSUER ${away}: the OpenID server is not available: it answers 503`)
})
