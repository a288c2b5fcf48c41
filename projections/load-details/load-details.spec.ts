import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { loadDetailsReaders, loadExtrasReaders } from './readers.ts'

type LoadScript = ReturnType<typeof loadScript>

const page = async (script: (load: LoadScript) => void, roles = ['shipper_operator']) => {
  const load = loadScript()
  script(load)
  const context = await queryContext(load.log, { roles })
  return { context, details: (await loadDetailsReaders.details({ id: 'L1' }, context))! }
}
const action = (details: Awaited<ReturnType<typeof page>>['details'], name: string) => {
  const { allowed, because } = details.actions.find((one) => one.action === name)!
  return because ?? allowed
}

it('shows the card, the agreement, the phase of the load and the revision of its stream', async () => {
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

it('names the rule that blocks an action: the status, what is missing, the role', async () => {
  const delivered = (load: LoadScript) => {
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

  const approved = (load: LoadScript) => {
    delivered(load)
    load.approved('r1')
    load.approved('r2')
  }
  expect(action((await page(approved)).details, 'FinishLoad')).toBe('Adicione a NF-e antes de finalizar o frete.')
  expect(action((await page(approved)).details, 'ResetStatus')).toBe(true)
  const invoiced = (load: LoadScript) => {
    approved(load)
    load.invoiced()
  }
  expect(action((await page(invoiced)).details, 'FinishLoad')).toBe(true)
  expect(action((await page(invoiced, ['shipper_approver'])).details, 'FinishLoad')).toBe('Seu perfil não permite esta ação.')
})

it('keeps the phase it had reached when it is canceled, and shows the reason', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'Cliente desistiu' })
  })
  expect(details).toMatchObject({ cancelReason: 'Cliente desistiu', column: '' })
  expect(details.phases.filter(({ state }) => state === 'now')).toEqual([])
  expect(action(details, 'ReopenLoad')).toBe(true)
})

it('lists the statuses that the load may be sent back to', async () => {
  const { context } = await page(({ underway }) => underway())
  expect((await loadExtrasReaders.statusReturn({ id: 'L1' }, context))?.map(({ code }) => code)).toEqual([
    'ASSIGNED_TO_TRANSPORTER',
    'WAITING_DRIVER_ACCEPT',
    'LINKED_TO_DRIVER_VEHICLE',
    'IN_COLLECT',
    'COLLECT_DONE',
  ])
  const decided = await page((load) => {
    load.underway()
    load.approached()
    load.arrived('r1')
    load.approved('r1')
    load.delivered()
  })
  expect((await loadExtrasReaders.statusReturn({ id: 'L1' }, decided.context))?.map(({ code }) => code)).toEqual(['IN_DELIVERY'])
})

it('returns the form for another load of the same kind', async () => {
  const { context } = await page(({ toFinished: finished }) => finished())
  const form = await loadDetailsReaders.relaunchForm({ id: 'L1' }, context)
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

it('returns only the transporters that were named, not those that a group reached', async () => {
  const load = loadScript()
  const target = { ...terms().target, groupIds: ['south'], transporterIds: ['t1', 't2', 't3'], namedTransporterIds: ['t1'] }
  load.recordOnLoad('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status: 'NEGOTIATION', terms: { ...terms(), target } })
  const form = await loadDetailsReaders.relaunchForm({ id: 'L1' }, await queryContext(load.log))
  expect(form?.target).toEqual({ ...terms().target, groupIds: ['south'], transporterIds: ['t1'] })
})

it('is hidden from another tenant or another group', async () => {
  const load = loadScript()
  load.toFinished()
  for (const by of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
    const context = await queryContext(load.log, by)
    expect(await loadDetailsReaders.details({ id: 'L1' }, context)).toBeUndefined()
    expect(await loadExtrasReaders.invoiceList({ id: 'L1-1' }, context)).toBeUndefined()
  }
})

it('shows the current agreement and payments', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.recordOnLoad('PriceChanged', { freightPrice: 750_000, approvalRequired: false, reason: 'x' })
    load.recordOnLoad('WeightChanged', { weight: 27_350.5 })
    load.recordOnLoad('DistanceChanged', { freightDistance: 842.3 })
    load.recordOnLoad('LoadProfileChanged', { profileId: 'p2', profileName: 'Caixas', measureType: 'CUBAGE' })
  })
  expect(details).toMatchObject({
    price: 750_000,
    terms: { freightPrice: 750_000, weight: 27_350.5, freightDistance: 842.3, profileName: 'Caixas' },
  })
})

it('shows its current dates and remarks', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.recordOnLoad('CollectDateChanged', { originId: 'o1', collectDate: '2026-01-06T18:30:00.000Z' })
    load.recordOnLoad('OriginObservationChanged', { originId: 'o1', observation: 'Doca 4' })
    load.recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-01-08T12:00:00.000Z' })
    load.recordOnLoad('DestinationObservationChanged', { destinationId: 'r2', observation: 'Agendar' })
    load.recordOnLoad('NfCodeChanged', { destinationId: 'r2', orderCode: 'PED-2', nfCode: '12345' })
  })
  expect(details).toMatchObject({
    deliveries: [{ expectedAt: '2026-01-08T12:00:00.000Z' }, { expectedAt: '2026-01-07T18:00:00.000Z' }],
    terms: {
      origins: [{ collectDate: '2026-01-06T18:30:00.000Z', observation: 'Doca 4' }],
      destinations: [{ deliveryDate: '2026-01-08T12:00:00.000Z' }, { observation: 'Agendar', nfCode: '12345' }],
    },
  })
})

it('shows its deliveries in their current order', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.recordOnLoad('DeliveriesReordered', { destinationIds: ['r2', 'r1'] })
  })
  expect(details).toMatchObject({
    deliveries: [{ receiptId: 'r2' }, { receiptId: 'r1' }],
    terms: { destinations: [{ orderCode: 'PED-2' }, {}] },
  })
})

it('may be relaunched only once it has ended', async () => {
  const finished = await page(({ toFinished }) => toFinished())
  expect(action(finished.details, 'RelaunchLoad')).toBe(true)
  const open = await page(({ launched }) => launched())
  expect(action(open.details, 'RelaunchLoad')).toBe('A carga só pode ser relançada depois de encerrada.')
})

it('shows its current route', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.recordOnLoad('RouteChanged', {
      origins: terms().origins,
      destinations: [{ ...terms().destinations[1], weight: 5 }],
      reason: 'Cliente mudou',
    })
  })
  expect(details.deliveries).toMatchObject([{ receiptId: 'r2', placeName: 'Loja Centro' }])
  expect(details.terms?.destinations).toHaveLength(1)
})

it('shows no delivery, position or price of a hiring that was undone', async () => {
  const { details } = await page((load) => {
    load.underway()
    load.tracked()
    load.approached()
    load.arrived('r1')
    load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
    load.recordOnLoad('LoadReopened', { status: 'NEGOTIATION', deadline: '2026-01-09T12:00:00.000Z' })
  })
  expect(details).toMatchObject({ freightPrice: 731_000, deliveries: [{ ended: false, images: 0 }, { ended: false }] })
  for (const field of ['price', 'lastPosition', 'deliveries.0.arrivedAt']) expect(details).not.toHaveProperty(field)
})

it('divides a corrected weight among its stops', async () => {
  const { details } = await page((load) => {
    load.launched()
    load.recordOnLoad('WeightChanged', { weight: 24_001.5 })
  })
  expect(details).toMatchObject({ weight: 24_001.5, terms: { weight: 24_001.5, destinations: [{ weight: 24_001 }, { weight: 0.5 }] } })
})

it('shows for an offer to all how many transporters work for the shipper', async () => {
  const { details } = await page((load) => {
    for (const [transporterId, shipperId] of [
      ['t1', 's1'],
      ['t2', 's1'],
      ['t3', 's2'],
    ] as const)
      load.recordEvent(`partnership-${shipperId}.${transporterId}`, {
        type: 'PartnershipActivated',
        data: { shipperId, transporterId, through: 'BOUND' },
      })
    const target = { ...terms().target, flAll: true, transporterIds: [] }
    load.recordOnLoad('LoadLaunched', {
      shipperId: 's1',
      operationGroupId: 'g1',
      status: 'WAIT_TRANSPORTER_ACCEPT',
      terms: terms({ target }),
    })
    load.seen('t1')
  })
  expect(details).toMatchObject({ targetAmount: 2, viewsAmount: 1 })
})
