import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold, terms } from '@embarca/tests/kit/load-told.ts'
import { expect, it } from 'vitest'
import { loadDetailsReaders, loadExtrasReaders } from './readers.ts'

type Told = ReturnType<typeof loadTold>

const page = async (tell: (load: Told) => void, roles = ['shipper_operator']) => {
  const load = loadTold()
  tell(load)
  const asked = await asking(load.log, { roles })
  return { asked, details: (await loadDetailsReaders.details({ id: 'L1' }, asked))! }
}
const action = (details: Awaited<ReturnType<typeof page>>['details'], name: string) => {
  const { allowed, because } = details.actions.find((one) => one.action === name)!
  return because ?? allowed
}

it('shows the card, the agreement, where the load is and where its stream stands', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.tracked()
  })
  expect(details).toMatchObject({
    externalId: 'CG-20377',
    status: 'Em trânsito',
    driverName: 'João Almeida',
    price: 731_000,
    terms: { profileName: 'Bobinas' },
    deliveries: [
      { id: 'L1-1', receiptId: 'r1', placeName: 'Atacado Prata', status: 'PENDING' },
      { receiptId: 'r2', orderCode: 'PED-2' },
    ],
    lastPosition: { latitude: -19.3, longitude: -48.9 },
    revision: 8,
  })
  expect(details.phases.map(({ name, state }) => [name, state])).toEqual([
    ['Negociação', 'done'],
    ['Contratação', 'done'],
    ['Coleta', 'done'],
    ['Trânsito', 'now'],
    ['Entrega', 'to-come'],
    ['Comprovantes', 'to-come'],
    ['Finalizada', 'to-come'],
  ])
  expect(details).not.toHaveProperty('names')
})

it('tells which rule blocks an action: the status, what is missing, the role', async () => {
  const delivered = (load: Told) => {
    load.underway()
    load.approached()
    load.arrived('r1')
    load.arrived('r2')
    load.delivered()
  }
  const { details } = await page(delivered)
  expect(action(details, 'FinishLoad')).toBe('Há comprovantes que ainda não foram aprovados.')
  expect(action(details, 'CancelLoad')).toBe('A carga não permite esta ação no status atual.')
  expect(action(details, 'ResetStatus')).toBe(true)
  expect(action(details, 'TagLoad')).toBe(true)

  const approved = (load: Told) => {
    delivered(load)
    load.approved('r1')
    load.approved('r2')
  }
  expect(action((await page(approved)).details, 'FinishLoad')).toBe('Adicione a NF-e antes de finalizar o frete.')
  expect(action((await page(approved)).details, 'ResetStatus')).toBe(true)
  const invoiced = (load: Told) => {
    approved(load)
    load.invoiced()
  }
  expect(action((await page(invoiced)).details, 'FinishLoad')).toBe(true)
  expect(action((await page(invoiced, ['shipper_approver'])).details, 'FinishLoad')).toBe('Seu perfil não permite esta ação.')
})

it('goes as far as it went when it is canceled, and says why', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.says('LoadCanceled', { status: 'CANCELED', reason: 'Cliente desistiu' })
  })
  expect(details).toMatchObject({ cancelReason: 'Cliente desistiu', column: '' })
  expect(details.phases.filter(({ state }) => state === 'now')).toEqual([])
  expect(action(details, 'ReopenLoad')).toBe(true)
})

it('lists where the load may be sent back to', async () => {
  const { asked } = await page(({ underway }) => underway())
  expect((await loadExtrasReaders.statusReturn({ id: 'L1' }, asked))?.map(({ code }) => code)).toEqual([
    'ASSIGNED_TO_TRANSPORTER',
    'WAITING_DRIVER_ACCEPT',
    'LINKED_TO_DRIVER_VEHICLE',
    'IN_COLLECT',
    'COLLECT_DONE',
  ])
  const judged = await page((load) => {
    load.underway()
    load.approached()
    load.arrived('r1')
    load.approved('r1')
    load.delivered()
  })
  expect((await loadExtrasReaders.statusReturn({ id: 'L1' }, judged.asked))?.map(({ code }) => code)).toEqual(['IN_DELIVERY'])
})

it('gives the form that makes such a load again', async () => {
  const { asked } = await page(({ whole }) => whole())
  const form = await loadDetailsReaders.relaunchForm({ id: 'L1' }, asked)
  expect(form).toMatchObject({
    type: 'NORMAL',
    operationGroupId: 'g1',
    profileId: 'p1',
    freightPrice: 731_000,
    origins: [{ placeId: 'mill' }],
  })
  expect(form).not.toHaveProperty('externalId')
  expect(form?.destinations?.[0]).not.toHaveProperty('place')
})

it('is not there for another tenant or another group', async () => {
  const load = loadTold()
  load.whole()
  for (const by of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
    const asked = await asking(load.log, by)
    expect(await loadDetailsReaders.details({ id: 'L1' }, asked)).toBeUndefined()
    expect(await loadExtrasReaders.invoiceList({ id: 'L1-1' }, asked)).toBeUndefined()
  }
})

it('shows what was agreed as it is now, and what is paid', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.says('PriceChanged', { freightPrice: 750_000, approvalRequired: false, reason: 'x' })
    load.says('WeightChanged', { weight: 27_350.5 })
    load.says('DistanceChanged', { freightDistance: 842.3 })
    load.says('LoadProfileChanged', { profileId: 'p2', profileName: 'Caixas', measureType: 'CUBAGE' })
  })
  expect(details).toMatchObject({
    price: 750_000,
    terms: { freightPrice: 750_000, weight: 27_350.5, freightDistance: 842.3, profileName: 'Caixas' },
  })
})

it('shows its dates and remarks as they are now', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.says('CollectDateChanged', { originId: 'o1', collectDate: '2026-01-06T18:30:00.000Z' })
    load.says('OriginObservationChanged', { originId: 'o1', observation: 'Doca 4' })
    load.says('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-01-08T12:00:00.000Z' })
    load.says('DestinationObservationChanged', { destinationId: 'r2', observation: 'Agendar' })
    load.says('NfCodeChanged', { destinationId: 'r2', orderCode: 'PED-2', nfCode: '12345' })
  })
  expect(details).toMatchObject({
    deliveries: [{ expectedAt: '2026-01-08T12:00:00.000Z' }, { expectedAt: '2026-01-07T18:00:00.000Z' }],
    terms: {
      origins: [{ collectDate: '2026-01-06T18:30:00.000Z', observation: 'Doca 4' }],
      destinations: [{ deliveryDate: '2026-01-08T12:00:00.000Z' }, { observation: 'Agendar', nfCode: '12345' }],
    },
  })
})

it('shows its deliveries in their order', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.says('DeliveriesReordered', { destinationIds: ['r2', 'r1'] })
  })
  expect(details).toMatchObject({
    deliveries: [{ receiptId: 'r2' }, { receiptId: 'r1' }],
    terms: { destinations: [{ orderCode: 'PED-2' }, {}] },
  })
})

it('is launched once more only when it ended', async () => {
  const finished = await page(({ whole }) => whole())
  expect(action(finished.details, 'RelaunchLoad')).toBe(true)
  const open = await page(({ launched }) => launched())
  expect(action(open.details, 'RelaunchLoad')).toBe('A carga só pode ser relançada depois de encerrada.')
})

it('shows where it goes now', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.says('RouteChanged', {
      origins: terms().origins,
      destinations: [{ ...terms().destinations[1], weight: 5 }],
      reason: 'Cliente mudou',
    })
  })
  expect(details.deliveries).toMatchObject([{ receiptId: 'r2', placeName: 'Loja Centro' }])
  expect(details.terms?.destinations).toHaveLength(1)
})

it('shows no delivery, no position and no price of a hiring that fell', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.tracked()
    load.approached()
    load.arrived('r1')
    load.says('LoadCanceled', { status: 'CANCELED', reason: 'x' })
    load.says('LoadReopened', { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z' })
  })
  expect(details).toMatchObject({ freightPrice: 731_000, deliveries: [{ ended: false, images: 0 }, { ended: false }] })
  for (const field of ['price', 'lastPosition', 'deliveries.0.arrivedAt']) expect(details).not.toHaveProperty(field)
})

it('weighs its stops as the load was weighed', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.says('WeightChanged', { weight: 24_001.5 })
  })
  expect(details).toMatchObject({ weight: 24_001.5, terms: { weight: 24_001.5, destinations: [{ weight: 24_001 }, { weight: 0.5 }] } })
})

it('says of an offer to all how many transporters work for the shipper', async () => {
  const { details } = await page((load) => {
    for (const [id, shipper] of [
      ['t1', 's1'],
      ['t2', 's1'],
      ['t3', 's2'],
    ] as const)
      load.tell(`transporter-${id}`, {
        type: 'TransporterRegistered',
        data: { id, shipperId: 'embarca', name: id, document: '', city: '', state: '', shippers: [shipper] },
      })
    const target = { ...terms().target, flAll: true, transporterIds: [] }
    load.says('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status: 'WAIT_TRANSPORTER_ACCEPT', terms: terms({ target }) })
    load.seen('t1')
  })
  expect(details).toMatchObject({ targetAmount: 2, viewsAmount: 1 })
})
