import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { LOADS } from '../shared/found-loads.ts'
import { shippingOrderFor } from './delivery.ts'

it('names load, crew, cargo and stops with their orders and notes, and no price (C267, Y40)', async () => {
  const load = loadScript(eventRecorder(), 'L1', { observation: 'Levar lona.', weight: 27_500 })
  load.underway()
  const invoice = { invoiceId: 'i1', orderCode: 'PED-1', series: '1', number: '000004711' }
  load.recordOnLoad('InvoicesAdded', { deliveryId: 'L1-1', invoices: [invoice] })
  const context = await queryContext(load.log)
  const paper = await shippingOrderFor('L1', 'L1-1', context)
  expect(paper).toMatchObject({
    ...{ hashId: 'L1', transporterName: 'TransNorte', driverName: 'João Almeida', plates: ['RQK3D41', 'RQK3D52'] },
    ...{ weight: 27_500, observation: 'Levar lona.' },
    stops: [
      { kind: 'COLLECT', name: 'Fábrica Iguaçu', orders: [] },
      { kind: 'DELIVERY', name: 'Atacado Prata', orders: [{ code: 'PED-1', notes: ['000004711/1'] }] },
      { kind: 'DELIVERY', orders: [{ notes: [] }] },
    ],
  })
  const { freightPrice, externalId } = (await context.views.get<LoadCard>(LOADS, 'L1'))!
  expect(paper?.externalId).toBe(externalId)
  expect(freightPrice).toBeGreaterThan(0)
  expect(JSON.stringify(paper)).not.toMatch(new RegExp(`rice|${freightPrice}|document`))
})

it('there is none of a draft, of another delivery, or for another company', async () => {
  const load = loadScript(eventRecorder(), 'L1')
  load.underway()
  expect(await shippingOrderFor('L1', 'L2-1', await queryContext(load.log))).toBeUndefined()
  expect(await shippingOrderFor('L1', 'L1-1', await queryContext(load.log, { shipperId: 's2', operationGroups: ['g9'] }))).toBeUndefined()
})
