import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { expect, it } from 'vitest'

it('a load goes from its launch to an approved receipt', async () => {
  const here = await world()
  const load = await loadTrip(here)
  expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
  await here.execute('negotiation', people.tania, { type: 'SeeOffer', data: { id: load.id } })
  await load.accepted()
  expect(await load.status()).toBe('ASSIGNED_TO_TRANSPORTER')
  await load.bound()
  await load.confirmed()
  await load.driven()
  await here.execute('tracking', people.joao, {
    type: 'ReportPosition',
    data: { id: load.id, at: here.now(), latitude: -24, longitude: -50, remaining: 12 },
  })
  for (const receiverId of load.drops) await load.dropped(receiverId)
  expect(await load.status()).toBe('DELIVERED')
  await here.execute('receipt', people.ana, { type: 'ApproveAllReceipts', data: { id: load.delivery } })
  await load.invoiced()
  await load.load('FinishLoad')
  expect(await load.status()).toBe('FINISHED')

  expect(await here.eventTypes(`load-${load.id}`)).toEqual([
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
  expect(await here.eventTypes(`negotiation-${load.id}`)).toEqual(['NegotiationOpened', 'OfferSeen', 'NegotiationClosed'])
  expect(await here.eventTypes(`receipts-${load.delivery}`)).toEqual([
    'ReceiptsExpected',
    ...['ReceiptArrived', 'ReceiptImagesAdded', 'DeliveryEnded', 'ReceiptArrived', 'ReceiptImagesAdded', 'DeliveryEnded'],
    ...['ReceiptApproved', 'ReceiptApproved', 'ReceiptsClosed'],
  ])
  expect(await here.deadLetters.list()).toEqual([])
  expect(await here.attempts.of(load.id)).toEqual([])
})
