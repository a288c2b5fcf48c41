import { existsSync, readdirSync } from 'node:fs'
import { merged } from '@embarca/contracts/kit/merge.ts'
import * as contracts from '@embarca/contracts/modules.ts'
import { reportKinds } from '@embarca/contracts/report/codes.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { allReports } from '@embarca/projections/all.ts'
import * as views from '@embarca/projections/views.ts'
import type { ServiceManifest } from '@embarca/services/kit/manifest.ts'
import * as services from '@embarca/services/manifests.ts'
import { modules, routesTo } from '@embarca/services/modules.ts'
import { expect, it } from 'vitest'

const foldersWith = (root: string, isModule: (path: string) => boolean) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isModule(`${root}/${entry.name}`))
    .map(({ name }) => name)
const camelCase = (folder: string) => folder.replace(/-(\w)/g, (_, first: string) => first.toUpperCase())

it.each([
  { root: 'contracts', manifests: contracts },
  { root: 'services', manifests: services },
  { root: 'projections', manifests: views },
])('every manifest under $root is in its list, by the name of its folder', ({ root, manifests }) => {
  const announcing = foldersWith(root, (path) => existsSync(`${path}/index.ts`) && !path.endsWith('/kit'))
  expect(Object.keys(manifests).sort()).toEqual(announcing.map(camelCase).sort())
})

it('no two modules declare the same event', () => {
  expect(() => merged({ one: { events: { A: {} } }, other: { events: { A: {} } } }, 'events')).toThrow('other announces events A')
})

it('the keys of reactions stay the same when a module is added', () => {
  const orders = Object.entries(services).flatMap(([name, { reactions }]: [string, ServiceManifest]) =>
    reactions ? [[name, reactions.order] as const] : [],
  )
  expect(Object.fromEntries(orders)).toMatchObject({ load: 1, negotiation: 2, lot: 3, receipt: 4 })
  expect(new Set(orders.map(([, order]) => order)).size).toBe(orders.length)
})

it('every route table has a module, and every kind of report has a maker', () => {
  expect(Object.keys(allRoutes)).toEqual(expect.arrayContaining(Object.keys(routesTo)))
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(Object.values(routesTo)))
  expect(Object.keys(allReports).sort()).toEqual([...reportKinds].sort())
})
