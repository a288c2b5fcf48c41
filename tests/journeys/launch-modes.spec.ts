import { driverLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { freightPrice } from '@embarca/contracts/load/price-routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { profileCommands, shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { drivers } from '@embarca/services/demo/fleet.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, form, hoursFrom, startDemoApp } from '../kit/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())

const noTarget = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const transporterId = actorNamed('transportadora01').transporterId!
const { freightPrice: _, acceptType: __, ...unpriced } = form('2026-11-16T12:00:00.000Z')
const fob = { ...unpriced, freightType: 'FOB' as const, transporterId, target: noTarget }
const stranger = { cpf: '529.982.247-25', name: 'José Prado Desconhecido', phone: '(47) 99999-4410' }
const plates = { plates: ['ABC-1D23', 'QWE1A23'] }
const launchFob = async (over: object = {}) => {
  const { stream } = await app.call('operador', loadRoutes.launchFob, { ...fob, ...over })
  return stream.slice('load-'.length)
}
const details = (id: string) => app.call('operador', loadDetailsRoutes.details, { id })

describe('a FOB load', () => {
  it('goes to its transporter without an offer, and no other transporter sees it', async () => {
    const id = await launchFob()
    expect(await details(id)).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', freightType: 'FOB', transporterId })
    expect((await app.ask('transportadora02', transporterRoutes.load, { id })).status).toBe(404)
    expect(await app.call('transportadora01', transporterRoutes.load, { id })).toMatchObject({ loadId: id })
  })
  it('with a registered driver is bound to him at once', async () => {
    const { driverId, name, document: cpf, phone } = drivers.find((one) => one.driverId === actorNamed('motorista01').driverId)!
    const id = await launchFob({ driver: { driverId, name, cpf, phone }, vehicle: plates })
    expect(await details(id)).toMatchObject({ statusCode: 'LINKED_TO_DRIVER_VEHICLE', driverName: name })
    await app.call('motorista01', driverLoadCommands.startCollect, { id })
    expect((await details(id)).statusCode).toBe('IN_COLLECT')
  })
  it('with an unknown driver seals his data, and can forget him', async () => {
    const id = await launchFob({ driver: stranger, vehicle: plates })
    expect(await details(id)).toMatchObject({ driverName: stranger.name })
    const raw = await app.data.events.read(`load-${id}`)
    expect(raw.map(({ type }) => type)).toEqual(['LoadLaunched', 'TransporterAssigned', 'DriverBound', 'DriverConfirmed'])
  })
  it('is drafted with its driver, scheduled, and bound at its scheduled time', async () => {
    const launchDate = hoursFrom(app.clock.now(), 3)
    const { stream } = await app.call('operador', loadRoutes.saveDraft, { ...fob, driver: stranger, vehicle: plates, launchDate })
    const id = stream.slice('load-'.length)
    await app.call('operador', loadRoutes.publishDraft, { id })
    expect((await details(id)).statusCode).toBe('CREATED')
    await app.wait(3)
    expect((await details(id)).statusCode).toBe('LINKED_TO_DRIVER_VEHICLE')
  })
  it('is edited with its form, by both paths', async () => {
    const id = await launchFob({ externalId: 'FOB-9' })
    const again = await app.call('operador', loadDetailsRoutes.relaunchForm, { id })
    expect(again).toMatchObject({ freightType: 'FOB', transporterId })
    const edited = { ...fob, ...again, freightType: 'FOB' as const, tags: ['portão 2'] }
    await app.call('operador', loadRoutes.editFob, { ...edited, id })
    expect((await details(id)).tags).toEqual(['portão 2'])
    await app.call('operador', loadRoutes.editFobNamed, { ...edited, id, vehicleType: 'TRUCK', driver: stranger, vehicle: plates })
    expect(await details(id)).toMatchObject({
      statusCode: 'LINKED_TO_DRIVER_VEHICLE',
      terms: { vehicleType: 'TRUCK' },
      externalId: 'FOB-9',
    })
  })
})

describe('a launch in any mode', () => {
  it.each([
    ['QUOTATION', {}],
    ['TO_COMBINE', {}],
    ['AUCTION', { auction: { initialBid: 800_000, reductionPercentage: 2 }, duration: 30 }],
  ] as const)('%s is negotiated, and launched again with its terms', async (type, over) => {
    const { stream } = await app.call('operador', loadRoutes.launch, { ...unpriced, type, ...over })
    const id = stream.slice('load-'.length)
    expect(await details(id)).toMatchObject({ statusCode: 'NEGOTIATION', hiringType: type })
    const again = await app.call('operador', loadDetailsRoutes.relaunchForm, { id })
    expect(again).toMatchObject({ type, ...over })
    await app.call('operador', loadRoutes.launch, { ...unpriced, ...again })
  })
  it('several launched at once are on the board under one batch', async () => {
    const groupReplicate = { amount: 3, originDate: '20/11/2026', destinationDate: '23/11/2026', externalId: 'LOTE' }
    const { stream } = await app.call('operador', loadRoutes.launch, {
      ...form(app.clock.now()),
      groupReplicate,
      replicateShippingType: 'GROUP',
    })
    const id = stream.slice('load-'.length)
    for (const number of [1, 2, 3])
      expect(await details(`${id}.${number}`)).toMatchObject({
        externalId: `LOTE-${number}`,
        statusCode: 'WAIT_TRANSPORTER_ACCEPT',
        terms: { batchId: id },
      })
    expect(loadOfDelivery(`${id}.1-1`)).toBe(`${id}.1`)
  })
})

it('the freight price is calculated from the known data', async () => {
  const { stream } = await app.call('operador', loadRoutes.launch, form(app.clock.now(), { referenceValue: 700_000 }))
  expect(await app.call('operador', freightPrice, { id: stream.slice('load-'.length) })).toMatchObject({
    basis: 'REFERENCE',
    freightPrice: 700_000,
    freightDistance: 624,
  })
})

describe('an administrator configures the company:', () => {
  it('its toggles apply to the next session of every user', async () => {
    const configs = {
      toggles: { ENABLE_BID: true },
      approvalAbove: 5_000_00,
      workingHours: { days: [1, 2, 3], from: '08:00', to: '18:00' },
    }
    await app.call('admin', shipperCommands.saveConfigs, configs)
    expect(await app.call('operador', referenceRoutes.configs, {})).toMatchObject(configs)
    expect((await app.call('operador', sessionRoutes.info, {})).toggles).toMatchObject({ ENABLE_BID: true, CONCIERGE: true })
    expect((await app.ask('operador', shipperCommands.saveConfigs, { toggles: {} })).status).toBe(403)
  })
  it('its profiles are changed, and a vehicle is found by its plate', async () => {
    const profile = { name: 'Paletes', measureType: 'UNIT', pricing: 'BY_UNIT', tracking: 'TRACKED' } as const
    await app.call('admin', profileCommands.addProfile, profile)
    const { list } = await app.call('operador', referenceRoutes.profiles, { text: 'Paletes' })
    expect(list).toMatchObject([profile])
    await app.call('admin', profileCommands.changeProfile, { ...profile, id: list[0]!.id, name: 'Paletes PBR' })
    await app.call('admin', profileCommands.removeProfile, { id: list[0]!.id })
    expect((await app.call('operador', referenceRoutes.profiles, { text: 'Paletes' })).list).toEqual([])

    await app.call('operador', vehicleCommands.addVehicle, { transporterId, plate: 'zzz-9z99', vehicleType: 'TRUCK', modelYear: 2024 })
    const [found] = await app.call('operador', referenceRoutes.vehiclesOf, { plate: 'ZZZ9Z99' })
    expect(found).toMatchObject({ plate: 'ZZZ9Z99', modelYear: 2024 })
    expect(await app.call('operador', referenceRoutes.vehicle, { id: found!.id })).toMatchObject(found!)
  })
})
