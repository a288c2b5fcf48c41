import type { Lifecycle } from '@embarca/contracts/kit/manifest.ts'
import type { RouteTable } from '@embarca/contracts/kit/route.ts'
import { allLifecycles } from '@embarca/contracts/lifecycles.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { loadLifecycle } from '@embarca/contracts/load/lifecycle.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { decide } from '@embarca/services/kit/decide.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { nextStatus } from '@embarca/services/kit/lifecycle.ts'
import type { Module } from '@embarca/services/kit/module.ts'
import { type LoadCommand, loads } from '@embarca/services/load/index.ts'
import { modules, routesTo } from '@embarca/services/modules.ts'
import { expect, it } from 'vitest'
import { nothingFound } from '../kit/load-lookups.ts'
import { noon, someone } from '../kit/specification.ts'
import { everyStatus } from '../stories/load-history.ts'
import { mill, shop } from '../stories/load-script.ts'

const commandsIn = (...tables: readonly RouteTable[]) =>
  tables.flatMap((table) => Object.values(table).flatMap((row) => ('command' in row ? [row.command as string] : [])))

const withLifecycle = Object.values(modules as Readonly<Record<string, Module>>).flatMap(({ name, lifecycle, commands }) =>
  lifecycle ? [[name, lifecycle.machine as unknown as Lifecycle, commands] as const] : [],
)
it.each(withLifecycle)('the lifecycle of %s names only commands that have a decider', (_, { events }, commands) => {
  expect(Object.keys(commands)).toEqual(expect.arrayContaining([...events]))
})

/** Statuses before the first event and after the last; no screen shows them. */
const unshown = ['NEW', 'DELETED']
const shown = Object.entries(allLifecycles).flatMap(([name, { machine, statusLabels: labels }]) =>
  Object.keys(labels).length ? [[name, machine, labels] as const] : [],
)
it.each(shown)('the statuses of %s are those that have a label', (_, { states }, labels) => {
  expect(
    Object.keys(states)
      .filter((status) => !unshown.includes(status))
      .sort(),
  ).toEqual(Object.keys(labels).sort())
})

it('every command of a route table is decided by the module it goes to', () => {
  for (const [table, routes] of Object.entries(allRoutes)) {
    const to = routesTo[table as keyof typeof routesTo]
    const commands = commandsIn(routes)
    if (commands.length) expect(Object.keys(modules[to!].commands), table).toEqual(expect.arrayContaining(commands))
  }
})

const lookups = {
  ...nothingFound,
  register: { ...nothingFound.register, places: { mill, shop }, operationGroup: true },
  carrier: { transporterId: 't2', transporterName: 'Sulista' },
  crew: {
    driver: { driverId: 'd1', transporterId: 't1', name: 'João', document: '1', phone: '2', active: true },
    vehicles: [{ id: 'v1', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA' }],
  },
  drops: { allApproved: true, anyApproved: false, allEnded: true, closed: true },
  gates: [{ placeId: 'mill', isGate: true, visit: { step: 'FINISH_COLLECT' } }],
  talk: { answered: true, bidding: false, held: { n1: { transporterId: 't1', transporterName: 'TransNorte', price: 700_000 } } },
}
const data = {
  id: 'L1',
  reason: 'r',
  transporterId: 't1',
  negotiationId: 'n1',
  driverId: 'd1',
  vehicleIds: ['v1'],
  externalId: 'OUTRA',
  freightPrice: 2,
  weight: '2',
  freightDistance: 2,
  profileId: 'p2',
  ...{ flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
  originId: 'o1',
  destinationId: 'r1',
  collectDate: '06/01/2026 15:30:00',
  initCollectDate: '2026-01-06T10:00:00Z',
  limitCollectDate: '2026-01-06T14:00:00Z',
  deliveryDate: '08/01/2026',
  orderCode: 'PED-1',
  nfCode: '1',
  destinationIds: ['r2', 'r1'],
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00Z' }],
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00Z', externalId: 'PED-1' }],
  status: 'ASSIGNED_TO_TRANSPORTER',
  deadline: '2026-01-05T18:00:00.000Z',
  gateId: 'mill',
}
/** The gate of the mill moved the load last. */
const byGate = { collectGate: 'mill', gateMove: { gateId: 'mill', moveId: 'm' } }
const byTheClock = ['CompleteOffer', 'OpenOffer']
const inLifecycle = Object.entries(loads.commands).filter(([, row]) => !row.outsideLifecycle)

it.each(Object.entries(everyStatus))('from %s, every admitted command leads to the status that the machine gives', (status, history) => {
  const state = { ...fold(loads.fold, history), ...byGate }
  expect(state.status).toBe(status)
  for (const [type, row] of inLifecycle) {
    const command = { type, data } as LoadCommand
    const context = {
      now: byTheClock.includes(type) ? '2026-01-05T19:00:00.000Z' : noon,
      by: { ...someone, transporterId: 't1' },
      lookups,
      newId: 'n',
      attempt: 0,
    }
    const guards = () => ({ ...loads.lifecycle!.guards!(state, context.now), ...row.guards?.(state, data as never, context) })
    const next = nextStatus(loadLifecycle, status, command, guards)
    const outcome = decide(loads, command, state, context)
    const refused = 'refused' in outcome && outcome.refused
    if (row.isNoop?.(state, data as never)) expect(outcome, type).toEqual([])
    else if (next === undefined) expect(refused, type).toBeTruthy()
    else if (!refused) expect(fold(loads.fold, outcome as readonly LoadEvent[], state).status, type).toBe(next)
  }
})
