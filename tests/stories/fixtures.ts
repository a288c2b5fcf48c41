import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type RegistryName, registries } from '@embarca/contracts/reference/events.ts'
import type { RunningApp } from '../kit/app.ts'
import { recordThings } from '../kit/settled-things.ts'
import { eventRecorder } from './event-recorder.ts'
import { incidentOf } from './incident-script.ts'
import { loadScript, mill, shop } from './load-script.ts'
import { lotScript } from './lot-script.ts'

const placeOf = ({ placeId: _, ...place }: typeof mill, kind: string) => ({ ...place, kind })

const registered: readonly (readonly [RegistryName, string, string, object])[] = [
  [
    'shipper',
    's1',
    's1',
    { name: 'Serra Azul', document: '11222333000181', toggles: { ENABLE_LAUNCH_BY_ORDER: true, ENABLE_CHECKLIST: true } },
  ],
  [
    'shipper',
    's2',
    's2',
    { name: 'Vale Verde', document: '12ABC34501DE35', toggles: { ENABLE_LAUNCH_BY_ORDER: true, ENABLE_CHECKLIST: true } },
  ],
  [
    'user',
    'ana',
    's1',
    {
      userId: 'ana',
      username: 'ana',
      name: 'Ana Martins',
      email: 'ana@s1.example',
      roles: ['shipper_operator'],
      operationGroupIds: ['g1'],
      active: true,
    },
  ],
  ['operationGroup', 'g1', 's1', { name: 'Sul', status: 'ACTIVE' }],
  ['operationGroup', 'g2', 's1', { name: 'Norte', status: 'ACTIVE' }],
  ['place', 'mill', 's1', placeOf(mill, 'COLLECT')],
  ['place', 'shop', 's1', placeOf(shop, 'DELIVERY')],
  ['profile', 'p1', 's1', { name: 'Bobinas', measureType: 'WEIGHT' }],
  ['product', 'papel', 's1', { name: 'Papel' }],
  ['unit', 'bobina', 's1', { name: 'Bobina' }],
  ['group', 'tg1', 's1', { name: 'Frota fixa', transporterIds: ['t1'] }],
  ['transporter', 't1', 'embarca', { name: 'TransNorte', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: ['s1'] }],
  [
    'driver',
    'd1',
    'embarca',
    { driverId: 'd1', transporterId: 't1', name: 'João Almeida', document: '52998224725', phone: '31999994410', active: true },
  ],
  ['vehicle', 'v1', 'embarca', { transporterId: 't1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' }],
]

/** While the offer is open. */
export const FIXTURES_AT = '2026-01-05T12:30:00.000Z'

/** Registries of two shippers, and of shipper `s1`, group `g1`: `offered`, an open offer, `arrived`, delivered and waiting for its receipts, and `lot`, partly withdrawn. */
export const recordFixtures = async ({ record, caughtUp }: Pick<RunningApp, 'record' | 'caughtUp'>) => {
  for (const [name, id, shipperId, fields] of registered)
    await record(`${name}-${id}`, [{ type: `${registries[name].name}Registered`, data: { id, shipperId, ...fields } }], {
      by: { userId: 'system', roles: ['system'], shipperId },
    })
  const recorder = eventRecorder()
  const offered = loadScript(recorder, 'offered', { externalId: 'CG-1' })
  offered.launched()
  offered.offered()
  const arrived = loadScript(recorder, 'arrived', { externalId: 'CG-2' })
  arrived.underway()
  arrived.recordOnLoad('FileAttached', { fileId: '_f1', name: 'romaneio.pdf' })
  recorder.recordEvent('negotiation-arrived', {
    type: 'DealMessageSent',
    data: {
      ...{ loadId: 'arrived', transporterId: 't1', transporterName: 'TransNorte', messageId: 'm1', by: 'TRANSPORTER' },
      ...{ text: 'Coletamos às 6h.', attachments: [] },
    },
  })
  arrived.tracked()
  arrived.approached()
  arrived.arrived('r1')
  arrived.arrived('r2')
  arrived.delivered()
  arrived.invoiced()
  recorder.recordEvent('incident-arrived.1', incidentOf('arrived'))
  lotScript(recorder)
  for (const { stream, type, data, by, key } of recorder.log as Recorded[]) await record(stream, [{ type, data }], { by, key })
  const report = { reportId: 'r0', userId: 'user-shipper_admin' }
  await record(
    'report-r0',
    [
      { type: 'ReportStarted', data: { ...report, kind: 'history', format: 'csv', asked: '{}', operationGroupIds: ['g1'] } },
      { type: 'ReportFailed', data: { ...report, why: 'BROKEN' } },
    ],
    { by: { userId: report.userId, roles: ['shipper_admin'], shipperId: 's1' } },
  )
  await recordThings({ record })
  await caughtUp()
}
