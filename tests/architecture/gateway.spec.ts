import { readFileSync } from 'node:fs'
import { address, type RouteTable } from '@embarca/contracts/kit/route.ts'
import { mountedRoutes, servedRoutes } from '@embarca/contracts/routes.ts'
import { routesTo } from '@embarca/services/modules.ts'
import { describe, expect, it } from 'vitest'
import { gatewayMap } from '../../deploy/tools/draw-gateway.ts'

const drawn = readFileSync(new URL('../../deploy/gateway/addresses.map', import.meta.url), 'utf8')
const lines = [...drawn.matchAll(/^"~(.+)" (\w+);$/gm)].map(([, pattern, to]) => ({ pattern: new RegExp(pattern!), to: to! }))
const addressee = (method: string, path: string) => lines.find(({ pattern }) => pattern.test(`${method} ${path}`))?.to ?? 'questions'

describe('the gateway of a cluster', () => {
  it('has the addresses of the route tables; `npm run gateway` writes them again', () => expect(drawn).toBe(gatewayMap()))

  it('routes each command to the process of its module, and each query to a process that answers queries', () => {
    const mounted = (Object.entries(mountedRoutes) as [keyof typeof mountedRoutes, RouteTable][]).flatMap(([table, rows]) =>
      Object.values(rows).map((row) => ({ ...address(row), to: 'command' in row ? routesTo[table] : 'questions' })),
    )
    const served = (Object.entries(servedRoutes) as [keyof typeof servedRoutes, RouteTable][]).flatMap(([table, rows]) =>
      Object.values(rows).map((row) => ({ ...address(row), to: table === 'realtime' ? 'push' : 'questions' })),
    )
    const astray = [...mounted, ...served].filter(({ method, path, to }) => addressee(method, path.replace(/:\w+/g, '0198-4a')) !== to)
    expect(astray).toEqual([])
  })
})
