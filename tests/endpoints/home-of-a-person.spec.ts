import { incidentCommands } from '@embarca/contracts/incident/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { personIdOf } from '@embarca/services/place/index.ts'
import { expect, it } from 'vitest'
import { book, form, hoursFrom, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'

const CPF = '52998224725'
const home = { name: 'Benedita Quintanilha', document: CPF, street: 'Rua das Jabuticabas, 77', district: 'Vila Quitanda' }
const texts = Object.values(home)

it('a person to whose home a load goes is named by no event and no answer once forgotten', async () => {
  const app = await startDemoApp()
  const place = await app.call('operador', placeCommands.addDelivery, { ...home, city: 'Curitiba', state: 'PR' })
  const destinations = [{ placeId: place.id!, deliveryDate: hoursFrom(app.clock.now(), 40), externalId: 'PED-9' }]
  const load = await launched(app, { ...form(app.clock.now()), destinations })
  await load.accept()
  await load.bind()
  await load.confirm()
  const opened = { shippingDeliveryId: load.delivery, occurrenceTypeId: book.occurrenceTypes[0]!.id, observation: 'Ninguém em casa.' }
  await app.call('operador', incidentCommands.open, opened)
  const everywhere = async () => {
    const events = await app.data.events.readAll('-1', 100_000)
    return JSON.stringify([events, await load.details(), await load.receipts()])
  }
  const before = await everywhere()
  expect(texts.filter((text) => !before.includes(text))).toEqual([])

  const by = { userId: 'system', roles: ['system'], shipperId: book.shipper.id } as const
  const subject = personIdOf(book.shipper.id, CPF)
  const streams = await forget(app.data, { subject, by, reason: 'pedido da titular', now: app.clock.now(), correlationId: 'c' })
  expect(streams).toEqual(expect.arrayContaining([`place-${place.id}`, load.stream]))
  await app.settled()
  const after = await everywhere()
  expect(texts.filter((text) => after.includes(text))).toEqual([])
  expect(JSON.stringify(await load.details())).toContain('Dado removido')
  await app.close()
})
