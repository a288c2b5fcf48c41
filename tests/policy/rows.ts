import { address, type Route } from '@embarca/contracts/kit/route.ts'
import { type Role, roles } from '@embarca/contracts/roles.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { requestOf } from '../kit/app.ts'
import { sample } from '../kit/sample.ts'

export type PolicyRow = { readonly table: string; readonly name: string; readonly at: string; readonly route: Route }

/** Every row of every table. */
export const rowsOf = (tables: Readonly<Record<string, Readonly<Record<string, Route>>>> = allRoutes): readonly PolicyRow[] =>
  Object.entries(tables).flatMap(([table, rows]) =>
    Object.entries(rows).map(([name, route]) => {
      const { method, path } = address(route)
      return { table, name, at: `${method} ${path}`, route }
    }),
  )

/** Every single role, and the pairs with special rules. */
export const holders: readonly (readonly Role[])[] = [
  ...roles.map((role) => [role]),
  ['shipper_receipt_approver', 'shipper_approver'],
  ['shipper_concierge', 'shipper_expedition'],
  ['shipper_operator', 'shipper_approver'],
]

/** The minimal input of a row, with unknown ids unless given. */
export const leastOf = (route: Route, named: Readonly<Record<string, string>> = {}) => {
  const ids = Object.fromEntries([...address(route).path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'nothing']))
  return requestOf(route, { ...sample(route.query), ...sample(route.body), ...ids, ...named })
}
