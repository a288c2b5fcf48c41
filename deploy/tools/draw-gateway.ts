import { writeFileSync } from 'node:fs'
import { address, type RouteTable } from '@embarca/contracts/kit/route.ts'
import { REALTIME } from '@embarca/contracts/realtime/routes.ts'
import { allRoutes, servedRoutes } from '@embarca/contracts/routes.ts'
import { routesTo } from '@embarca/services/modules.ts'

const PARAMETER = /:\w+/g

type Addressed = { readonly method: string; readonly path: string; readonly to: string }

const addressed = (): readonly Addressed[] => [
  { method: 'GET', path: REALTIME, to: 'push' },
  ...(Object.entries(allRoutes) as [keyof typeof allRoutes, RouteTable][]).flatMap(([table, rows]) =>
    Object.values(rows).map((row) => {
      const isCommand = 'command' in row && !Object.hasOwn(servedRoutes, table)
      return { ...address(row), to: table === 'realtime' ? 'push' : isCommand ? routesTo[table]! : 'questions' }
    }),
  ),
]

const regex = ({ method, path }: Addressed) => `^${method} ${path.replace(/[.+]/g, '\\$&').replace(PARAMETER, '[^/]+')}/?$`
const parameters = ({ path }: Addressed) => path.match(PARAMETER)?.length ?? 0

/** One line for each address that does not go to the query services: its method and path, and the module or `push`. */
export const gatewayMap = (): string => {
  // Fixed words come before parameters: nginx takes the first pattern that matches.
  const all = [...addressed()].sort((a, b) => parameters(a) - parameters(b))
  const elsewhere = all.filter(({ to }) => to !== 'questions').map((one) => new RegExp(regex(one)))
  const lookAlike = ({ method, path }: Addressed) => elsewhere.some((pattern) => pattern.test(`${method} ${path}`))
  const lines = all.filter((one) => one.to !== 'questions' || lookAlike(one)).map((one) => `"~${regex(one)}" ${one.to};`)
  return `# Made of the route tables by \`npm run gateway\`: who takes "METHOD /path". Everything else is a question.\n${lines.join('\n')}\n`
}

if (process.argv[1]?.endsWith('draw-gateway.ts')) writeFileSync(new URL('../gateway/addresses.map', import.meta.url), gatewayMap())
