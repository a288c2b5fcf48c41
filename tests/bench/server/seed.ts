import { actorNamed, registrarFor } from '@embarca/services/demo/actors.ts'
import { carriers, drivers, vehicles } from '@embarca/services/demo/fleet.ts'
import { registers } from '@embarca/services/demo/registers.ts'
import { scenario } from '@embarca/services/demo/scenario.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'

const HOUR = 3_600_000
/** Between two launches. */
const STEP_MS = 1_000
const [book, carrier] = [shipperData[0]!, carriers[0]!]
const driver = drivers.find(({ transporterId }) => transporterId === carrier.id)!
const vehicle = vehicles.find(({ transporterId }) => transporterId === carrier.id)!
export const shipperId = book.shipper.id
export const logins = { operator: book.username.operator, driver: 'motorista01' } as const

/** A valid form at a closed price. */
export const formAt = (now: number) => ({
  type: 'NORMAL',
  freightType: 'CIF',
  deliveryType: 'SINGLE',
  profileId: book.profiles[0]!.id,
  operationGroupId: book.operationGroups[0]!.id,
  acceptType: 'FIRST_ACCEPT',
  freightPrice: 412_000,
  origins: [{ placeId: book.places[0]!.id, collectDate: new Date(now + 24 * HOUR).toISOString(), weight: 24_000 }],
  destinations: [{ placeId: book.places[1]!.id, deliveryDate: new Date(now + 72 * HOUR).toISOString(), weight: 24_000 }],
  target: { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
})

/** Records the demo's registers. */
export const recordRegisters = (perform: ReturnType<typeof scenario>['perform'], at: string) =>
  Promise.all(
    registers.map(({ kind, shipperId, fields }) =>
      perform({ module: kind, command: { type: 'Register', data: fields }, by: registrarFor(shipperId), key: `${kind}-${fields.id}`, at }),
    ),
  )

/** Records the demo's registers, and loads that one driver is about to collect. Returns the loads' ids and a function for further commands. */
export const seedBench = async (data: DataStores, loads: number) => {
  const now = Date.now()
  const { perform } = scenario(data, new Date(now).toISOString())
  const by = { operator: actorNamed(logins.operator), carrier: actorNamed('transportadora01'), driver: actorNamed(logins.driver) }
  let commands = 0
  const ask = (module: string, who: Parameters<typeof perform>[0]['by'], type: string, fields: object, ago = 0) =>
    perform({ module, command: { type, data: fields }, by: who, key: `furnish-${commands++}`, at: new Date(now - ago).toISOString() })

  await recordRegisters(perform, new Date(now).toISOString())
  const ids = await Promise.all(
    Array.from({ length: loads }, async (_, n) => {
      const id = (await ask('load', by.operator, 'LaunchLoad', formAt(now), (loads - n) * STEP_MS)).slice('load-'.length)
      await ask('load', by.carrier, 'AcceptOffer', { id })
      await ask('load', by.carrier, 'BindDriver', { id, driverId: driver.id, vehicleIds: [vehicle.id] })
      await ask('load', by.driver, 'ConfirmDriver', { id })
      return id
    }),
  )
  return { loads: ids, perform }
}
