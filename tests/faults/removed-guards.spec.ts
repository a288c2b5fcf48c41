import { readFileSync } from 'node:fs'
import type { Route } from '@embarca/contracts/kit/route.ts'
import { roles } from '@embarca/contracts/roles.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { allProjectors, scopeOf } from '@embarca/projections/all.ts'
import type { Scope } from '@embarca/projections/kit/projector.ts'
import type { HttpServerOptions } from '@embarca/services/http/server.ts'
import type { Module } from '@embarca/services/kit/module.ts'
import { modules, routesTo } from '@embarca/services/modules.ts'
import { describe, expect, it } from 'vitest'
import { startApp } from '../kit/app.ts'
import { chance } from '../kit/chance.ts'
import { openPlaces } from '../policy/open-bodies.ts'
import { matrix } from '../policy/role-matrix.ts'
import { rowsOf } from '../policy/rows.ts'
import { allDisclosed, missed } from '../policy/strangers.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import { withoutVisibilityCheck } from './simulation/weakened-modules.ts'

const SEED = Number(process.env.SEED ?? 20_261_121)
const reviewed = readFileSync(new URL('../policy/role-matrix.md', import.meta.url), 'utf8')

type Tables = Record<string, Record<string, Route>>
type Guard = { readonly what: string; readonly fits: (route: Route) => boolean; readonly without: (route: Route) => Route }
const { below } = chance(SEED)
const one = <T>(of: readonly T[]): T => of[below(of.length)]!

/** Mutations that remove a guard from a row. */
const guards: readonly Guard[] = [
  { what: 'its excluded roles', fits: ({ may }) => may.not !== undefined, without: (row) => ({ ...row, may: { any: row.may.any } }) },
  { what: 'its required roles', fits: ({ may }) => may.any.length > 0, without: (row) => ({ ...row, may: { ...row.may, any: [] } }) },
  {
    what: 'the exclusion of another role',
    fits: ({ may }) => may.any.length > 0,
    without: (row) => ({
      ...row,
      may: { ...row.may, any: [...row.may.any, one(roles.filter((role) => !row.may.any.includes(role) && !row.may.not?.includes(role)))] },
    }),
  },
  { what: 'its closed body', fits: () => true, without: (row) => ({ ...row, body: { ...row.body, additionalProperties: true } }) },
  { what: 'its closed query', fits: () => true, without: (row) => ({ ...row, query: { ...row.query, additionalProperties: true } }) },
]

const mutated = ({ fits, without }: Guard): { readonly at: string; readonly tables: Tables } => {
  const { table, name, at } = one(rowsOf().filter(({ route }) => fits(route)))
  const tables = allRoutes as unknown as Tables
  return { at, tables: { ...tables, [table]: { ...tables[table], [name]: without(tables[table]![name]!) } } }
}

describe(`the policy tests detect a row without a guard (seed ${SEED})`, () => {
  it.each(Array.from({ length: 60 }, (_, at) => guards[at % guards.length]!).map((guard) => ({ ...guard, ...mutated(guard) })))(
    '$at without $what',
    ({ tables }) => {
      const rows = rowsOf(tables)
      expect(matrix(rows) !== reviewed || openPlaces(rows).length > 0).toBe(true)
    },
  )
  it('accept the rows as they are', () => expect([matrix(), openPlaces(rowsOf())]).toEqual([reviewed, []]))
})

const noticedBy = async (overrides: Partial<HttpServerOptions>) => {
  const app = await startApp({ now: FIXTURES_AT, reactions: false, httpServer: overrides })
  try {
    await recordFixtures(app)
    return [...(await allDisclosed(app)), ...(await missed(app))]
  } finally {
    await app.close()
  }
}

describe('the policy tests detect a missing tenant check', () => {
  const weaker: Readonly<Record<Scope, readonly Scope[]>> = { load: ['group', 'tenant'], group: ['tenant'], tenant: ['open'], open: [] }
  const otherwise: Readonly<Record<string, string>> = {
    history: 'its reader looks up the load first, which has its own tenant check',
    columns: 'its only document is named after the caller',
    'inbox-settings': 'its only document is named after the caller',
    'cnh-categories': 'its only document is named after the company of the caller',
    driverIntegration: 'its documents are read by keys that hold the company of the caller',
    'gate-call': 'its readers look up the place first, which has its own tenant check; its own spec looks at another group',
    'gate-wait': 'its report looks up the place first, which has its own tenant check',
    hirings: 'only the program reads it, with the company of the block or load',
    performance: 'it is only counted; its own spec looks at another shipper',
  }
  const walls = allProjectors.flatMap(({ scope, spec: { view } }) =>
    weaker[scope].filter((one) => one === 'group' || !otherwise[view]).map((one) => [view, scope, one] as const),
  )
  it.each(walls)('of the view %s: %s → %s', async (view, _, scope) => {
    expect(await noticedBy({ scopeOf: (viewName) => (viewName === view ? scope : scopeOf(viewName)) })).not.toEqual([])
  })

  // Their streams are named after the caller, its device or its phone, or found in the caller's own list: no foreign one can be reached.
  const ownOf: readonly string[] = [
    'user',
    'place',
    'shipper',
    'columns',
    'block',
    'eligibility',
    'check',
    'messageConsent',
    'pushDevice',
    'pendencyType',
    'import',
  ]
  const viewName = [...new Set(Object.values(routesTo))].filter((name) => !ownOf.includes(name))
  it.each(viewName)('of the commands of %s', async (name) => {
    const open = withoutVisibilityCheck(modules[name] as Module)
    const behind = Object.fromEntries(Object.entries(routesTo).map(([table, module]) => [table, module === name ? open : modules[module]]))
    expect(await noticedBy({ modules: behind })).not.toEqual([])
  })
  it('accept the checks as they are', async () => expect(await noticedBy({})).toEqual([]))
})

describe('the server does not start a table', () => {
  it('with a row that has neither a reader nor a module', async () => {
    await expect(startApp({ httpServer: { readers: {} } })).rejects.toThrow('leads nowhere')
    await expect(startApp({ httpServer: { modules: {} } })).rejects.toThrow('leads nowhere')
  })
})

it('the token of a changed user is rejected at once', async () => {
  const app = await startApp()
  try {
    const ana = app.as(['shipper_admin'])
    expect((await ana.inject({ method: 'GET', url: '/webshipper/user/info' })).statusCode).toBe(200)
    app.revoke(ana.by.userId)
    for (const { at } of rowsOf()) {
      const [method, path] = at.split(' ') as ['GET', string]
      expect((await ana.inject({ method, url: path })).statusCode, at).toBe(401)
    }
  } finally {
    await app.close()
  }
})
