import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { driverLoadCommands, driverReceiptCommands, transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { deliveryRoutes } from '@embarca/contracts/delivery/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { lotCommands, lotRoutes, transporterLotCommands, transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { vehicles } from '@embarca/services/demo/fleet.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoApp, form, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'

const [north, south, west] = ['transportadora01', 'transportadora02', 'transportadora03']
const driver = 'motorista01'
const truck = vehicles.find(({ transporterId }) => transporterId === actorNamed(north!).transporterId)!
const volume = 100_000

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())

const lotLaunched = async () => {
  const { origins, destinations } = form(app.clock.now())
  const load = await launched(app, {
    deliveryType: 'LOT',
    lot: { pricePerPart: 20_000, amountMinimum: 10_000, amountMaximum: 30_000 },
    origins: origins.map((origin) => ({ ...origin, weight: volume })),
    destinations: [{ ...destinations[0]!, weight: volume }],
  })
  const { id } = load
  const readLot = () => app.call('operador', lotRoutes.lot, { id })
  return {
    ...load,
    readLot,
    agree: async (username: string, quota: number) => {
      await app.call(username, transporterLotCommands.want, { id, quota })
      const { lotAgreementId } = (await readLot()).agreements.at(-1)!
      await app.call('operador', lotCommands.approveAgreement, { id, lotAgreementId })
      return lotAgreementId
    },
    /** Withdraws a part; returns the new load as its transporter finds it. */
    withdraw: async (username: string, amount: number) => {
      await app.call(username, transporterLotCommands.withdraw, { id, amount })
      return (await app.call(username, transporterLotRoutes.lot, { id })).withdrawals.at(-1)!.shippingId
    },
  }
}

const delivered = async (child: string, upload: (loadId: string) => Promise<{ json: () => unknown }>) => {
  const driverId = actorNamed(driver).driverId!
  await app.call(north!, transporterLoadCommands.bindDriver, { id: child, driverId, vehicleIds: [truck.id] })
  for (const step of ['accept', 'startCollect', 'finishCollect', 'startTransit', 'approach'] as const)
    await app.call(driver, driverLoadCommands[step], { id: child })
  const drop = { id: deliveryOf(child), receiverId: `${child}-d1` }
  await app.call(driver, driverReceiptCommands.arrive, drop)
  const { fileId } = (await upload(child)).json() as { fileId: string }
  await app.call(driver, driverReceiptCommands.addImages, { ...drop, images: [{ fileId, name: 'canhoto.png' }] })
  await app.call(driver, driverReceiptCommands.end, drop)
}

it('a lot is carried by three transporters, each delivery with its own status, and finished', async () => {
  const lot = await lotLaunched()
  const { id } = lot
  const offers = await app.call(west!, transporterRoutes.offers, { size: 50 })
  expect(offers.list.find(({ loadId }) => loadId === id)).toMatchObject({ deliveryType: 'LOT', status: 'NEGOTIATION' })

  await lot.agree(north!, 40_000)
  const souths = await lot.agree(south!, 40_000)
  await lot.agree(west!, 20_000)
  expect((await app.ask('operador', lotCommands.updateQuota, { id, lotAgreementId: souths, quota: '40001' })).body).toMatchObject({
    code: 'QUOTA_ABOVE_REMAINING',
    messages: ['A cota é maior que o volume ainda disponível no lote.'],
  })

  const first = await lot.withdraw(north!, 25_000)
  const second = await lot.withdraw(south!, 30_000)
  const third = await lot.withdraw(west!, 20_000)
  await delivered(first, lot.upload)
  expect(await lot.readLot()).toMatchObject({
    allocated: volume,
    withdrawn: 75_000,
    delivered: 25_000,
    remaining: 25_000,
    flLotCanClose: false,
  })

  const { list } = await app.call('operador', lotRoutes.withdrawals, { id })
  expect(list.map(({ shippingId, statusCode }) => [shippingId, statusCode])).toEqual([
    [third, 'ASSIGNED_TO_TRANSPORTER'],
    [second, 'ASSIGNED_TO_TRANSPORTER'],
    [first, 'DELIVERED'],
  ])
  const column = async (columnStatus: 'NEGOTIATION' | 'IN_PROGRESS' | 'DELIVERED') =>
    (await app.call('operador', boardRoutes.column, { columnStatus, operationGroupIds: ['sul'] })).list.filter(({ hashId, lotId }) =>
      [hashId, lotId].includes(id),
    )
  expect(await column('NEGOTIATION')).toMatchObject([
    { hashId: id, lotTotal: volume, lotAllocated: volume, lotWithdrawn: 75_000, lotRemaining: 25_000 },
  ])
  expect((await column('IN_PROGRESS')).map(({ deliveryId }) => deliveryId).sort()).toEqual([second, third].map(deliveryOf).sort())
  expect((await column('DELIVERED')).map(({ deliveryId }) => deliveryId)).toEqual([deliveryOf(first)])

  const page = await app.call('operador', loadDetailsRoutes.details, { id })
  expect(page.deliveries.map(({ id: deliveryId }) => deliveryId)).toEqual([third, second, first].map(deliveryOf))
  expect(page.actions.find(({ action }) => action === 'FinishLot')).toMatchObject({ because: 'Há retiradas em andamento neste lote.' })
  const delivery = await app.call('operador', deliveryRoutes.delivery, { id: deliveryOf(second) })
  expect(delivery).toMatchObject({
    loadId: second,
    lotId: id,
    externalId: `${page.externalId}/2`,
    weight: 30_000,
    transporterId: actorNamed(south!).transporterId,
  })
  const history = await app.call('operador', loadDetailsRoutes.history, { id, deliveryId: deliveryOf(first) })
  expect(history.list.map(({ type }) => type)).toContain('DriverBound')

  for (const child of [second, third])
    await app.call('operador', loadRoutes.cancelDelivery, { id: deliveryOf(child), reason: 'Safra menor que a prevista' })
  expect(await lot.readLot()).toMatchObject({ withdrawn: 25_000, remaining: 75_000, flLotCanClose: true })
  await app.call('operador', loadRoutes.finishLot, { id })
  expect(await lot.status()).toBe('FINISHED')
  expect((await app.ask(south!, transporterLotCommands.withdraw, { id, amount: 10_000 })).body).toMatchObject({ code: 'LOT_NOT_NOW' })
})

it('each transporter is held to its quota and to the limits of a withdrawal, and can be stopped', async () => {
  const lot = await lotLaunched()
  const { id } = lot
  await lot.agree(north!, 45_000)
  const refused = async (amount: number) => (await app.ask(north!, transporterLotCommands.withdraw, { id, amount })).body
  expect(await refused(30_001)).toMatchObject({ code: 'WITHDRAWAL_ABOVE_MAXIMUM' })
  expect(await refused(9_999)).toMatchObject({ code: 'WITHDRAWAL_BELOW_MINIMUM' })
  await lot.withdraw(north!, 30_000)
  expect(await refused(15_001)).toMatchObject({ code: 'WITHDRAWAL_ABOVE_QUOTA' })
  const transporterId = actorNamed(north!).transporterId!
  await app.call('operador', lotCommands.stop, { id, transporterId })
  expect(await refused(15_000)).toMatchObject({
    code: 'WITHDRAWAL_STOPPED',
    messages: ['As retiradas desta transportadora estão suspensas.'],
  })
  await app.call('operador', lotCommands.continue, { id, transporterId })
  await lot.withdraw(north!, 15_000)
  expect(await lot.readLot()).toMatchObject({ agreements: [{ quota: 45_000, withdrawn: 45_000, remaining: 0 }] })
})
