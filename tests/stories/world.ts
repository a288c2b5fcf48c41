import { productEvents } from '@embarca/contracts/events.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { newCnpj, newCpf } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import type { CommandRequest } from '@embarca/services/kit/command-execution.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import type { Command } from '@embarca/services/kit/decision.ts'
import { reactor } from '@embarca/services/kit/react.ts'
import { runner } from '@embarca/services/kit/run.ts'
import { programFor } from '@embarca/services/kit/scope.ts'
import { statesOf } from '@embarca/services/kit/states.ts'
import { modules, reactions } from '@embarca/services/modules.ts'

const HOUR = 3_600_000
const staff = (userId: string, shipperId: string, roles: readonly string[], operationGroups: readonly string[]): Actor => ({
  userId,
  name: userId,
  shipperId,
  roles,
  operationGroups,
})
const carrier = (userId: string, transporterId: string, driverId?: string): Actor => ({
  ...staff(userId, PLATFORM, [driverId ? 'driver' : 'transporter_operator'], []),
  transporterId,
  ...(driverId && { driverId }),
})

/** Users of two shippers and two transporters. */
export const people = {
  ana: staff('ana', 's1', ['shipper_operator'], ['g1']),
  bia: staff('bia', 's1', ['shipper_admin'], ['g1', 'g2']),
  caio: staff('caio', 's1', ['shipper_operator'], ['g2']),
  zeca: staff('zeca', 's2', ['shipper_admin'], ['g9']),
  eva: staff('eva', 's1', ['embarca_admin'], []),
  tania: carrier('tania', 't1'),
  tito: carrier('tito', 't2'),
  rui: carrier('rui', 't3'),
  joao: carrier('joao', 't1', 'd1'),
  davi: carrier('davi', 't1', 'd2'),
  ivo: carrier('ivo', 't2', 'd3'),
}

const place = (id: string, name: string, city: string, state: string) => ({
  id,
  kind: 'BOTH',
  name,
  document: newCnpj(randomFrom(id), false),
  street: `Rua ${name}, 100`,
  city,
  state,
  zone: 'America/Sao_Paulo',
  latitude: -24.3,
  longitude: -50.6,
})
const driver = (id: string, transporterId: string, name: string) => ({
  id,
  driverId: id,
  transporterId,
  name,
  document: id === 'd1' ? '52998224725' : newCpf(randomFrom(id)),
  phone: '31999994410',
  active: true,
})
const company = (id: string, name: string, shippers: readonly string[]) => ({
  id,
  name,
  document: newCnpj(randomFrom(id), false),
  city: 'Curitiba',
  state: 'PR',
  shippers,
})
const registers: readonly (readonly [shipperId: string, module: keyof typeof modules, data: object])[] = [
  ['s1', 'shipper', { id: 's1', name: 'Papéis', document: '11222333000181', approvalAbove: 1_000_000, toggles: {} }],
  ['s1', 'place', place('mill', 'Fábrica', 'Telêmaco Borba', 'PR')],
  ['s1', 'place', place('shop', 'Atacado', 'Uberlândia', 'MG')],
  ['s1', 'place', place('store', 'Loja', 'Goiânia', 'GO')],
  ['s2', 'place', place('elsewhere', 'Alheio', 'Salvador', 'BA')],
  ['s1', 'profile', { id: 'p1', name: 'Bobinas', measureType: 'WEIGHT', productId: 'paper', vehicleType: 'CARRETA' }],
  ['s1', 'product', { id: 'paper', name: 'Papel' }],
  ['s1', 'unit', { id: 'reel', name: 'Bobina' }],
  ['s1', 'group', { id: 'south', name: 'Sul', transporterIds: ['t1', 't2'] }],
  [PLATFORM, 'transporter', company('t1', 'TransNorte', ['s1', 's2'])],
  [PLATFORM, 'transporter', company('t2', 'Sulista', ['s1'])],
  [PLATFORM, 'transporter', company('t3', 'Longe', ['s2'])],
  [PLATFORM, 'driver', driver('d1', 't1', 'João')],
  [PLATFORM, 'driver', driver('d2', 't1', 'Davi')],
  [PLATFORM, 'driver', driver('d3', 't2', 'Ivo')],
  [PLATFORM, 'vehicle', { id: 'v1', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA', trailerType: 'SIDER' }],
  [PLATFORM, 'vehicle', { id: 'v5', transporterId: 't1', plate: 'ABC1D26', vehicleType: 'CARRETA', trailerType: 'SIDER' }],
  [PLATFORM, 'vehicle', { id: 'v3', transporterId: 't2', plate: 'ABC1234', vehicleType: 'TRUCK' }],
]

/** A shipper's places, users and carriers (in memory by default), a settable clock, and every module on one runner. */
export const world = async (
  start = '2026-01-05T12:00:00.000Z',
  data: DataStores = memoryData({ ...productEvents }),
  wired: typeof modules = modules,
) => {
  let instant = Date.parse(start)
  let count = 0
  const now = () => new Date(instant).toISOString()
  const states = statesOf(data.events)
  const run = runner({ store: data.events, now, attempts: data.attempts, states, modules: wired })
  const reacting = reactor({
    store: data.events,
    timers: data.timers,
    deadLetters: data.deadLetters,
    run,
    modules: wired,
    tables: reactions,
    now,
  })

  const ask = (module: keyof typeof modules, by: Actor, command: Command, more: Partial<CommandRequest> = {}) =>
    run(wired[module], command, { by, key: `key-${count++}`, ...more })
  /** Executes a command, expects success, and waits until its reactions are done. */
  const execute = async (
    module: keyof typeof modules,
    by: Actor,
    command: Command,
    more: Partial<CommandRequest> = {},
  ): Promise<Accepted> => {
    const outcome = await ask(module, by, command, more)
    if (isRefusal(outcome)) throw new Error(`${command.type} was refused: ${JSON.stringify(outcome)}`)
    await reacting.drain()
    return outcome
  }
  for (const [shipperId, module, fields] of registers)
    await ask(module, programFor(shipperId), { type: 'Register', data: fields }, { asProgram: true })

  return {
    ...data,
    run,
    states,
    reacting,
    now,
    ask,
    execute,
    wait: async (hours: number) => {
      instant += hours * HOUR
      await reacting.drain()
    },
    /** Advances the clock without running due timers. */
    pass: (hours: number) => {
      instant += hours * HOUR
    },
    eventTypes: async (stream: string) => (await data.events.read(stream)).map(({ type }) => type),
  }
}
export type World = Awaited<ReturnType<typeof world>>

/** A valid form: from the mill to two customers, at a closed price, to every transporter of a group. */
export const form = (over: Partial<LaunchForm> = {}): LaunchForm => ({
  type: 'NORMAL',
  freightType: 'CIF',
  deliveryType: 'SINGLE',
  profileId: 'p1',
  operationGroupId: 'g1',
  freightPrice: 731_000,
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 12_000 }],
  destinations: [
    { placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z', externalId: 'ped-1' },
    { placeId: 'store', deliveryDate: '2026-01-08T18:00:00.000Z' },
  ],
  target: { flAll: false, flAllDriver: false, groupIds: ['south'], transporterIds: [], groupDriverIds: [], driverIds: [] },
  ...over,
})
