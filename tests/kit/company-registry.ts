import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A registry of companies as the HTTP adapter asks one: by CNPJ; `down()` lets it answer 503 from then on. */
export const startCompanyRegistry = async (companies: Readonly<Record<string, object>>) => {
  let isDown = false
  const server = createServer(({ url = '' }, reply) => {
    const company = companies[url.slice(1)]
    reply.writeHead(isDown ? 503 : company ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(company ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: () => {
      isDown = true
    },
    close: () => server.close(),
  }
}
