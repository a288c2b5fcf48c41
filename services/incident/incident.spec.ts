import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { incidents } from './index.ts'

const damage = { id: 'damage', name: 'Avaria', category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true, active: true }
const load = (status: LoadStatus) => ({
  loadId: 'L1',
  shipperId: 's1',
  operationGroupId: 'g1',
  authorId: 'lia',
  externalId: 'CG-1',
  status,
  terms: terms(),
  transporter: { transporterId: 't1', transporterName: 'TransNorte', price: 1 },
  driver: { driverId: 'd1', name: 'João' },
})
const onTheRoad = { load: load('IN_DELIVERY'), type: damage, endedAt: undefined }
const given = specification(incidents, { ...onTheRoad, resolution: undefined, department: undefined })

const open = {
  type: 'OpenIncident',
  data: { shippingDeliveryId: 'L1-1', occurrenceTypeId: 'damage', observation: ' Caixa molhada ' },
} as const
const type = { occurrenceTypeId: 'damage', typeName: 'Avaria', category: 'MERCHANDISE', severity: 'HIGH' } as const
const self = { incidentId: 'L1.new', loadId: 'L1' }
const opened: IncidentEvent = {
  type: 'IncidentOpened',
  data: {
    ...self,
    ...type,
    ...{ agent: 'SHIPPER', authorId: 'ana', observation: 'Caixa molhada', attachments: [] },
    ...{ deliveryId: 'L1-1', shipperId: 's1', operationGroupId: 'g1', loadAuthorId: 'lia', externalId: 'CG-1' },
    ...{ transporterId: 't1', transporterName: 'TransNorte', driverId: 'd1' },
    origin: { city: 'Telêmaco Borba', state: 'PR' },
    destination: {
      ...{ destinationId: 'r2', placeId: 'store', placeName: 'Loja Centro', city: 'Goiânia', state: 'GO', zone: 'America/Sao_Paulo' },
    },
    ...{ influenceOtif: true, isShown: false, status: 'CREATED' },
  },
}
const closing = {
  ...{ id: 'L1.new', observation: 'Indenizado', resolutionId: 'refund', cost: 120_000, shipperDepartmentId: 'dispatch' },
}
const close = { type: 'CloseIncident', data: closing } as const
const settled = { resolution: { id: 'refund', name: 'Indenização' }, department: { id: 'dispatch', name: 'Expedição' } }
const closed: IncidentEvent = {
  type: 'IncidentClosed',
  data: {
    ...{ ...self, ...type, eventId: 'new', agent: 'SHIPPER', authorId: 'ana', observation: 'Indenizado', attachments: [] },
    ...{ influenceOtif: true, cost: 120_000, resolutionId: 'refund', resolutionName: 'Indenização' },
    ...{ departmentId: 'dispatch', departmentName: 'Expedição', status: 'RESOLVED' },
  },
}
const canceled: IncidentEvent = {
  type: 'IncidentCanceled',
  data: { ...self, authorId: 'ana', reason: 'Aberta por engano', status: 'CANCELED' },
}
const reopened: IncidentEvent = { type: 'IncidentReopened', data: { ...self, status: 'CREATED' } }
const reopen = { type: 'ReopenIncident', data: { id: 'L1.new' } } as const
const comment = (more: object = {}) =>
  ({ type: 'CommentOnIncident', data: { id: 'L1.new', observation: 'Foto do lacre', ...more } }) as const

describe('an incident is opened', () => {
  it('with its load and its type as they are that day', () => given().when(open).then(opened))
  it('at the destination that was named, with files', () =>
    given()
      .when({
        ...open,
        data: { ...open.data, destinationId: 'r1', attachments: [{ fileId: 'f1', name: 'caixa.jpg' }] },
      })
      .brings({
        type: 'IncidentOpened',
        data: { destination: { destinationId: 'r1' }, attachments: [{ fileId: 'f1', name: 'caixa.jpg', authorId: 'ana' }] },
      }))
  it('by the carrier and by the driver', () => {
    given()
      .when(open, { by: { ...someone, userId: 'tania', transporterId: 't1' } })
      .brings({ type: 'IncidentOpened', data: { agent: 'TRANSPORTER', authorId: 'tania' } })
    given()
      .when(open, { by: { ...someone, userId: 'joao', transporterId: 't1', driverId: 'd1' } })
      .brings({ type: 'IncidentOpened', data: { agent: 'DRIVER', authorId: 'joao' } })
  })
  it('shown to the client from the start when its type says so', () =>
    given()
      .when(open, { lookups: { ...onTheRoad, type: { ...damage, showToClient: true } } })
      .brings({ type: 'IncidentOpened', data: { isShown: true } }))
  it.each(['DRAFT', 'NEGOTIATION', 'WAITING_APPROVE', 'CANCELED', 'EXPIRED', 'GROUPED'] as const)('not on a load in %s', (status) =>
    given()
      .when(open, { lookups: { ...onTheRoad, load: load(status) } })
      .refused('LOAD_TAKES_NO_INCIDENT'),
  )
  it('until 90 days after the end of the delivery', () => {
    const finished = (endedAt: string) => ({ ...onTheRoad, load: load('FINISHED'), endedAt })
    given()
      .when(open, { lookups: finished('2025-10-07T12:00:00.000Z') })
      .brings({ type: 'IncidentOpened' })
    given()
      .when(open, { lookups: finished('2025-10-07T11:59:59.999Z') })
      .refused('LOAD_ENDED_LONG_AGO')
  })
  it('not with an unknown type or destination', () => {
    given()
      .when(open, { lookups: { ...onTheRoad, type: undefined } })
      .refused('OCCURRENCE_TYPE_UNKNOWN', 'occurrenceTypeId')
    given()
      .when({ ...open, data: { ...open.data, destinationId: 'r9' } })
      .refused('DESTINATION_UNKNOWN', 'destinationId')
  })
})

describe('an open incident', () => {
  it('is commented on', () =>
    given(opened)
      .when(comment())
      .brings({ type: 'IncidentCommented', data: { ...self, eventId: 'new', observation: 'Foto do lacre' } }))
  it('takes no opening and no closing as a comment', () =>
    given(opened)
      .when(comment({ eventType: 'CLOSING' }))
      .refused('EVENT_TYPE_NOT_ALLOWED', 'eventType'))
  it('is closed with what it cost', () => given(opened).when(close, { lookups: settled }).then(closed))
  it("takes its type's defaults and 'Outros' when only a text is given (C195)", () =>
    given(opened)
      .when({ type: 'CloseIncident', data: { id: 'L1.new', observation: 'Resolvido' } }, { lookups: {} })
      .brings({ type: 'IncidentClosed', data: { cost: 0, resolutionName: 'Outros', influenceOtif: true } }))
  it('may get another type at its closing, with that one’s default', () =>
    given(opened)
      .when(
        { ...close, data: { ...closing, occurrenceTypeId: 'absent' } },
        {
          lookups: {
            ...settled,
            type: { id: 'absent', name: 'Cliente ausente', category: 'CLIENT', severity: 'MEDIUM', influenceOtif: false },
          },
        },
      )
      .brings({ type: 'IncidentClosed', data: { occurrenceTypeId: 'absent', category: 'CLIENT', influenceOtif: false } }))
  it('needs an observation, and the resolution of a list, to be closed', () => {
    const { observation: _, ...silent } = closing
    given(opened).when({ type: 'CloseIncident', data: silent }, { lookups: settled }).refused('OBSERVATION_MISSING', 'observation')
    given(opened)
      .when(close, { lookups: { department: settled.department } })
      .refused('RESOLUTION_UNKNOWN', 'resolutionId')
    given(opened)
      .when({ type: 'CloseIncident', data: { id: 'L1.new', observation: 'Sim', cost: 1 } }, { lookups: {} })
      .refused('RESOLUTION_MISSING', 'resolutionId')
    given(opened)
      .when(close, { lookups: { resolution: settled.resolution } })
      .refused('DEPARTMENT_UNKNOWN', 'shipperDepartmentId')
  })
  it('is canceled with a reason', () =>
    given(opened)
      .when({ type: 'CancelIncident', data: { id: 'L1.new', reason: ' Aberta por engano ' } })
      .then(canceled))
  it('is not opened again', () => given(opened).when(reopen).refused('INCIDENT_STILL_OPEN'))
  it('is shown to the client and hidden, once', () => {
    const show = { type: 'ShowIncidentToClient', data: { id: 'L1.new' } } as const
    const hide = { type: 'HideIncidentFromClient', data: { id: 'L1.new' } } as const
    const shown: IncidentEvent = { type: 'IncidentShownToClient', data: self }
    given(opened).when(show).then(shown)
    given(opened, shown).when(show).changesNothing()
    given(opened, shown).when(hide).then({ type: 'IncidentHiddenFromClient', data: self })
    given(opened).when(hide).changesNothing()
  })
})

describe('an ended incident', () => {
  it.each([
    ['closed', closed],
    ['canceled', canceled],
  ] as const)('that was %s takes nothing until it is reopened', (_, end) => {
    given(opened, end).when(comment()).refused('INCIDENT_NOT_OPEN')
    given(opened, end).when(close, { lookups: settled }).refused('INCIDENT_NOT_OPEN')
    given(opened, end).when(reopen).then(reopened)
    given(opened, end, reopened).when(comment()).brings({ type: 'IncidentCommented' })
  })
})

describe('who may see an incident', () => {
  const seenBy = async (state: object, present: object) => {
    const context = { read: async () => present, by: someone, kinds: {} } as never
    return incidents.owner(state as never, {}, context)
  }
  const ofT1 = { loadId: 'L1', transporterId: 't1', driverId: 'd1' }
  it('the carrier and driver that had the load then and still have it', async () =>
    expect(await seenBy(ofT1, load('IN_DELIVERY'))).toMatchObject({ shipperId: 's1', transporterIds: ['t1'], driverId: 'd1' }))
  it('neither those that got it since, nor those that lost it', async () => {
    const since = { ...load('IN_DELIVERY'), transporter: { transporterId: 't2' }, driver: { driverId: 'd2' } }
    expect(await seenBy(ofT1, since)).toMatchObject({ transporterIds: [], driverId: undefined })
  })
})
