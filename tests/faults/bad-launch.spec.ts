import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { carriers } from '@embarca/services/demo/fleet.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DemoApp, form, hoursFrom, startDemoApp } from '../kit/demo-app.ts'

let app: DemoApp
let head: string
beforeAll(async () => {
  app = await startDemoApp()
})
beforeEach(async () => {
  head = await app.data.events.head()
})
/** No request of this file stores anything. */
afterEach(async () => expect(await app.data.events.head()).toBe(head))
afterAll(() => app.close())

type Form = Partial<LaunchForm> & Readonly<Record<string, unknown>>
const bad = async (over: (now: string) => Form, status: number, field: string) => {
  const reply = await app.ask('operador', loadRoutes.launch, { ...form(app.clock.now()), ...over(app.clock.now()) } as never)
  const { messages, fields } = reply.body as unknown as { messages: string[]; fields: { field: string; message: string }[] }
  expect([reply.status, fields.map((one) => one.field)], messages.join()).toEqual([status, [field]])
  expect(messages).toEqual([fields[0]!.message])
}
const noTarget = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const fob = { freightType: 'FOB', transporterId: carriers[0]!.id, target: noTarget } as const
const driver = { cpf: '529.982.247-25', name: 'José Prado', phone: '(47) 99999-4410' }

describe('a launch names the field to correct:', () => {
  const cases: readonly [string, (now: string) => Form, number, string][] = [
    ['no price', () => ({ freightPrice: 0 }), 422, 'freightPrice'],
    ['a negative price', () => ({ freightPrice: -1 }), 400, 'freightPrice'],
    ['an absurd price', () => ({ freightPrice: 1_000_000_01 }), 422, 'freightPrice'],
    ['a fraction of a cent', () => ({ tollPrice: 1.5 }), 400, 'tollPrice'],
    ['an initial bid of zero', () => ({ type: 'AUCTION', duration: 30, auction: { initialBid: 0 } }), 422, 'auction.initialBid'],
    ['an auction without a duration', () => ({ type: 'AUCTION', auction: { initialBid: 1 } }), 422, 'duration'],
    [
      'a day that does not exist',
      (now) => ({ origins: [{ ...form(now).origins[0]!, collectDate: '2027-02-30T10:00:00.000Z' }] }),
      422,
      'origins.0.collectDate',
    ],
    [
      'a delivery a century ahead',
      (now) => ({ destinations: [{ ...form(now).destinations[0]!, deliveryDate: '2126-12-01T10:00:00.000Z' }] }),
      422,
      'destinations.0.deliveryDate',
    ],
    [
      'a collect in the past',
      (now) => ({ origins: [{ ...form(now).origins[0]!, collectDate: hoursFrom(now, -2) }] }),
      422,
      'origins.0.collectDate',
    ],
    [
      'a delivery before its collect',
      (now) => ({ destinations: [{ ...form(now).destinations[0]!, deliveryDate: hoursFrom(now, 23) }] }),
      422,
      'destinations.0.deliveryDate',
    ],
    ['a launch in the past', (now) => ({ launchDate: hoursFrom(now, -2) }), 422, 'launchDate'],
    ['no target', () => ({ target: noTarget }), 422, 'target'],
    [
      'a lot with weight zero',
      (now) => ({ deliveryType: 'LOT', lot: { pricePerPart: 1 }, origins: [{ ...form(now).origins[0]!, weight: 0 }] }),
      422,
      'origins.0.weight',
    ],
    ['a maximum above the lot', () => ({ deliveryType: 'LOT', lot: { pricePerPart: 1, amountMaximum: 12_001 } }), 422, 'lot.amountMaximum'],
    ['FOB without a transporter', () => ({ ...fob, transporterId: undefined }), 422, 'transporterId'],
    ['a malformed plate', () => ({ ...fob, driver, vehicle: { plates: ['1234567'] } }), 422, 'vehicle.plates.0'],
    ['a wrong CPF', () => ({ ...fob, driver: { ...driver, cpf: '529.982.247-24' }, vehicle: { plates: ['ABC1D23'] } }), 422, 'driver.cpf'],
    ['an attachment without a file', () => ({ attachments: [{ fileId: '', name: 'x' }] }), 400, 'attachments.0.fileId'],
  ]
  it.each(cases)('%s', (_, over, status, field) => bad(over, status, field))
})

it('a file that was never uploaded is refused', async () => {
  const attachments = [{ fileId: '_019aa000-0000-7000-8000-000000000001', name: 'romaneio.pdf' }]
  const { status, body } = await app.ask('operador', loadRoutes.launch, form(app.clock.now(), { attachments }))
  expect([status, (body as unknown as { code: string }).code]).toEqual([422, 'FILE_UNKNOWN'])
})

it('a place with a wrong CNPJ and a vehicle with a malformed plate name the field', async () => {
  const place = { name: 'Loja', document: '11.222.333/0001-80', street: 'Rua A, 1', city: 'Itajaí', state: 'SC' }
  const truck = { transporterId: carriers[0]!.id, plate: '1234567', vehicleType: 'TRUCK' } as const
  for (const [reply, field] of [
    [await app.ask('operador', placeCommands.addDelivery, place), 'document'],
    [await app.ask('operador', vehicleCommands.addVehicle, truck), 'plate'],
  ] as const)
    expect([reply.status, reply.body]).toMatchObject([422, { fields: [{ field }] }])
})
