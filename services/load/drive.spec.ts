import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { bound, company, delivered, everyStatus, hired, type linked, nearby } from '@embarca/tests/kit/load-history.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { type Crew, nothingBeside } from './beside.ts'
import { loadDecider } from './decider.ts'
import type { LoadCommand } from './vocabulary.ts'

const given = specification(loadDecider, nothingBeside)
const does = (type: LoadCommand['type'], data: object = {}) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand

const driver = { driverId: 'd1', transporterId: 't1', name: 'João', document: '52998224725', phone: '31999994410', active: true }
const truck = { id: 'v1', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA', trailerType: 'SIDER' }
const as = (crew: Partial<Crew> = {}, transporterId = company.transporterId) => ({
  by: { ...someone, transporterId },
  facts: { ...nothingBeside, crew: { driver, vehicles: [truck], ...crew } },
})
const bind = does('BindDriver', { driverId: 'd1', vehicleIds: ['v1'] })

describe('the hired transporter binds', () => {
  it('a driver of its own with a vehicle of its own', () =>
    given(...hired())
      .when(bind, as())
      .then({
        type: 'DriverBound',
        data: {
          loadId: 'L1',
          status: 'WAITING_DRIVER_ACCEPT',
          driver: { driverId: 'd1', name: 'João', document: '52998224725', phone: '31999994410' },
          vehicles: [{ vehicleId: 'v1', plate: 'ABC1D23', vehicleType: 'CARRETA', trailerType: 'SIDER' }],
        },
      }))
  it('no driver of another company', () =>
    given(...hired())
      .when(bind, as({ driver: { ...driver, transporterId: 't2' } }))
      .refused('DRIVER_UNKNOWN'))
  it('no driver who does not drive any more', () =>
    given(...hired())
      .when(bind, as({ driver: { ...driver, active: false } }))
      .refused('DRIVER_UNKNOWN'))
  it('no driver that is unknown', () =>
    given(...hired())
      .when(bind, as({ driver: undefined }))
      .refused('DRIVER_UNKNOWN'))
  it('no vehicle of another company', () =>
    given(...hired())
      .when(bind, as({ vehicles: [{ ...truck, transporterId: 't2' }] }))
      .refused('VEHICLE_UNKNOWN'))
  it('no vehicle twice', () =>
    given(...hired())
      .when(does('BindDriver', { driverId: 'd1', vehicleIds: ['v1', 'v1'] }), as())
      .refused('VEHICLE_UNKNOWN'))
  it('and nobody else does', () =>
    given(...hired())
      .when(bind, as({}, 't2'))
      .refused('NOT_YOUR_LOAD'))
  it('not before it is hired', () =>
    given(...everyStatus.WAITING_APPROVE)
      .when(bind, as())
      .refused('LOAD_NOT_NOW'))
})

describe('a bound driver', () => {
  it('agrees', () =>
    given(...hired(), bound)
      .when(does('ConfirmDriver'))
      .then({ type: 'DriverConfirmed', data: { loadId: 'L1', status: 'LINKED_TO_DRIVER_VEHICLE' } }))
  it('refuses, and the transporter binds another', () => {
    const refused = { type: 'DriverRefused', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', reason: 'Folga' } } as const
    given(...hired(), bound)
      .when(does('RefuseDriver', { reason: 'Folga' }))
      .then(refused)
    given(...hired(), bound, refused)
      .when(bind, as())
      .brings({ type: 'DriverBound' })
  })

  const steps: readonly [LoadCommand['type'], LoadStatus, LoadStatus][] = [
    ['StartCollect', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT'],
    ['FinishCollect', 'IN_COLLECT', 'COLLECT_DONE'],
    ['StartTransit', 'COLLECT_DONE', 'IN_TRANSIT'],
    ['ApproachDelivery', 'IN_TRANSIT', 'IN_DELIVERY'],
  ]
  const history = everyStatus as Readonly<Record<string, typeof linked>>
  it.each(steps)('%s: from %s to %s, and nowhere else', (type, from, to) => {
    const outcome = given(...history[from]!).when(does(type)).outcome as readonly { data: { status: string } }[]
    given(...history[from]!, ...(outcome as never[])).is({ status: to })
    for (const status of Object.keys(history))
      if (status !== from)
        given(...history[status]!)
          .when(does(type))
          .refused('LOAD_NOT_NOW')
  })
})

describe('a load in delivery', () => {
  const drops = (over: Partial<(typeof nothingBeside)['drops']>) => ({
    facts: { ...nothingBeside, drops: { ...nothingBeside.drops, ...over } },
  })
  it('is delivered with its last drop', () =>
    given(...nearby)
      .when(does('MarkDelivered'), drops({ allEnded: true }))
      .then({ type: 'LoadDelivered', data: { loadId: 'L1', status: 'DELIVERED' } }))
  it('is not delivered before', () =>
    given(...nearby)
      .when(does('MarkDelivered'), drops({}))
      .refused('DELIVERIES_NOT_ALL_ENDED'))
  it('is delivered once', () =>
    given(...nearby, delivered)
      .when(does('MarkDelivered'), drops({ allEnded: true }))
      .changesNothing())
  it('is delivered by decree, with a reason', () =>
    given(...nearby)
      .when(does('FinishInProgress', { reason: 'Motorista sem sinal' }))
      .then({ type: 'LoadDelivered', data: { loadId: 'L1', status: 'DELIVERED', forcedReason: 'Motorista sem sinal' } }))

  const reset = (status: string) => does('ResetStatus', { status, reason: 'Engano' })
  it('is sent back', () =>
    given(...nearby)
      .when(reset('IN_COLLECT'))
      .then({ type: 'StatusReset', data: { loadId: 'L1', status: 'IN_COLLECT', from: 'IN_DELIVERY', reason: 'Engano' } }))
  it('is not sent back to negotiation, nor forward, nor to nonsense', () => {
    for (const status of ['NEGOTIATION', 'IN_DELIVERY', 'DELIVERED', 'toString'])
      given(...nearby)
        .when(reset(status))
        .refused('STATUS_NOT_ALLOWED')
  })
  it('is not sent back once a receipt was approved', () =>
    given(...nearby, delivered)
      .when(reset('IN_DELIVERY'), drops({ anyApproved: true }))
      .refused('STATUS_NOT_ALLOWED'))
  it('loses its driver when sent back to the transporter', () => {
    const back = { type: 'StatusReset', data: { loadId: 'L1', status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_DELIVERY' } } as const
    given(...nearby, back)
      .when(bind, as())
      .brings({ type: 'DriverBound' })
  })
})
