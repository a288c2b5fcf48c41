import { driverLoadCommands, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { gateAxesServed } from '@embarca/contracts/gate/axes.ts'
import { vehicleInfoServed } from '@embarca/contracts/gate/vehicle-info.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actor } from '../kit/tokens.ts'
import { openSetting, personas, type ScenarioSetting } from './scenarios/setting.ts'

const { updateInfoByDelivery } = vehicleInfoServed
const concierge = actor(['shipper_concierge'], { userId: 'carla' })
let setting: ScenarioSetting
beforeAll(async () => {
  setting = await openSetting()
})
afterAll(() => setting.app.close())

/** A load whose driver has confirmed, with vehicle v1. */
const confirmed = async () => {
  const id = await setting.hired({})
  await setting.execute(transporterLoadCommands.bindDriver, { id, driverId: 'd1', vehicleIds: ['v1'] }, personas.tania)
  await setting.execute(driverLoadCommands.accept, { id }, personas.joao)
  return id
}
const eventsOf = async (stream: string) => (await setting.app.data.events.read(stream)).map(({ type }) => type)

describe('a vehicle that is corrected from its delivery (C237, Y31)', () => {
  it('changes in the register, and before the collect on the load; its plate never', async () => {
    const id = await confirmed()
    const before = (await setting.app.as(personas.staff).call(loadDetailsRoutes.details, { id })).body
    await setting.execute(
      updateInfoByDelivery,
      { id: 'v1', deliveryId: deliveryOf(id), vehicleType: 'BITRUCK', modelYear: 2021 },
      personas.staff,
    )
    expect((await eventsOf(`load-${id}`)).at(-1)).toBe('VehiclesReplaced')
    expect((await eventsOf('vehicle-v1')).at(-1)).toBe('VehicleChanged')
    await setting.settled()
    const { body } = await setting.app.as(personas.staff).call(loadDetailsRoutes.details, { id })
    expect([body.vehicleType, body.vehiclePrimaryPlate]).toEqual(['BITRUCK', before.vehiclePrimaryPlate])
  })
  it('is measured by gate people, who change nothing else', async () => {
    const id = await confirmed()
    const deliveryId = deliveryOf(id)
    const refused = await setting.ask(updateInfoByDelivery, { id: 'v1', deliveryId, vehicleType: 'TOCO' }, concierge)
    expect(refused.status).toBe(403)
    await setting.execute(updateInfoByDelivery, { id: 'v1', deliveryId, capacity: 31_500 }, concierge)
    expect((await eventsOf('vehicle-v1')).at(-1)).toBe('VehicleAxesKept')
    const { body } = await setting.app.as(concierge).call(gateAxesServed.vehicles, { deliveryId })
    expect(body).toMatchObject([{ vehicleId: 'v1', capacity: 31_500 }])
  })
  it('is named with something that changed', async () => {
    const reply = await setting.ask(updateInfoByDelivery, { id: 'v1', deliveryId: deliveryOf(await confirmed()) }, personas.staff)
    expect([reply.status, reply.body]).toMatchObject([400, { messages: ['Informe o que mudou no veículo.'] }])
  })
})
