import { readFileSync } from 'node:fs'
import { address, type RouteTable } from '@embarca/contracts/kit/route.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { routesTo } from '@embarca/services/modules.ts'
import { describe, expect, it } from 'vitest'
import { gatewayMap } from '../../deploy/tools/draw-gateway.ts'

const drawn = readFileSync(new URL('../../deploy/gateway/addresses.map', import.meta.url), 'utf8')
const lines = [...drawn.matchAll(/^"~(.+)" (\w+);$/gm)].map(([, pattern, to]) => ({ pattern: new RegExp(pattern!), to: to! }))
const addressee = (method: string, path: string) => lines.find(({ pattern }) => pattern.test(`${method} ${path}`))?.to ?? 'questions'

describe('the gateway of a cluster', () => {
  it('has the addresses of the route tables; `npm run gateway` draws them again', () => expect(drawn).toBe(gatewayMap()))

  it('brings each command to who takes its module, and each question to who answers', () => {
    const astray = (Object.entries(allRoutes) as [keyof typeof allRoutes, RouteTable][])
      .filter(([table]) => !['file', 'paper', 'share', 'receiptPaper', 'bulk', 'bulkReceipt', 'realtime'].includes(table))
      .flatMap(([table, rows]) =>
        Object.values(rows).map((row) => ({ ...address(row), to: 'does' in row ? routesTo[table] : 'questions' })),
      )
      .filter(({ method, path, to }) => addressee(method, path.replace(/:\w+/g, '0198-4a')) !== to)
    expect(astray).toEqual([])
  })
})
