import { road } from '@embarca/tests/kit/road.ts'
import { people, world } from '@embarca/tests/kit/world.ts'
import { expect, it } from 'vitest'

it('a load goes from its launch to an approved receipt', async () => {
  const here = await world()
  const load = await road(here)
  expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
  await here.does('negotiation', people.tania, { type: 'SeeOffer', data: { id: load.id } })
  await load.accepted()
  expect(await load.status()).toBe('ASSIGNED_TO_TRANSPORTER')
  await load.bound()
  await load.confirmed()
  await load.driven()
  await here.does('tracking', people.joao, {
    type: 'ReportPosition',
    data: { id: load.id, at: here.now(), latitude: -24, longitude: -50, remaining: 12 },
  })
  for (const receiverId of load.drops) await load.dropped(receiverId)
  expect(await load.status()).toBe('DELIVERED')
  await here.does('receipt', people.ana, { type: 'ApproveAllReceipts', data: { id: load.delivery } })
  await load.invoiced()
  await load.load('FinishLoad')
  expect(await load.status()).toBe('FINISHED')

  expect(await here.facts(`load-${load.id}`)).toEqual([
    'LoadLaunched',
    'LoadOffered',
    'OfferAccepted',
    'TransporterAssigned',
    'DriverBound',
    'DriverConfirmed',
    'CollectStarted',
    'CollectFinished',
    'TransitStarted',
    'DeliveryApproached',
    'LoadDelivered',
    'InvoicesAdded',
    'LoadFinished',
  ])
  expect(await here.facts(`negotiation-${load.id}`)).toEqual(['NegotiationOpened', 'OfferSeen', 'NegotiationClosed'])
  expect(await here.facts(`receipts-${load.delivery}`)).toEqual([
    'ReceiptsExpected',
    ...['ReceiptArrived', 'ReceiptImagesAdded', 'DeliveryEnded', 'ReceiptArrived', 'ReceiptImagesAdded', 'DeliveryEnded'],
    ...['ReceiptApproved', 'ReceiptApproved', 'ReceiptsClosed'],
  ])
  expect(await here.deadLetters.list()).toEqual([])
  expect(await here.attempts.of(load.id)).toEqual([])
})
