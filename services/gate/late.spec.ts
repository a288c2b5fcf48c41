import type { GateStep, VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { GateCommand } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { noon, specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { visits } from './index.ts'

const driver = { driverId: 'd1', name: 'João', document: '52998224725', phone: '62999990000' }
const load = {
  ...{ loadId: 'L1', shipperId: 's1', operationGroupId: 'g1', status: 'LINKED_TO_DRIVER_VEHICLE', isExpectedHere: true, isInCollect: true },
  ...{ driver, vehicles: [] },
}
const gate = { name: 'Fábrica', zone: 'America/Sao_Paulo', settings: { ...usualGateSettings, active: true } }
const lookups = { load, gate, isOpen: true, remembered: [], questions: [] }
const given = specification(visits, lookups)
const named = { shippingId: 'L1', conciergeId: 'p1' }
const about = { loadId: 'L1', conciergeId: 'p1' }
const ask = (type: VisitCommandName, over: object = {}) => ({ type, data: { ...named, ...over } }) as GateCommand
const did = (type: GateEvent['type'], step: GateStep, at = noon): GateEvent => ({ type, data: { ...about, step, at } }) as GateEvent
const arrived = {
  type: 'GateCheckedIn',
  data: {
    ...{ ...about, step: 'CHECK_IN', at: noon, shipperId: 's1', operationGroupId: 'g1', zone: 'America/Sao_Paulo' },
    ...{ sequence: { requestInbound: false, inbound: true, startFinish: true }, driverId: 'd1', driverName: 'João', acknowledged: [] },
  },
} as GateEvent
const entered = did('GateEntered', 'INBOUND')
const [earlier, later] = ['2026-01-05T11:40:00.000Z', '2026-01-05T12:20:00.000Z']
const fromTablet = (occurredAt: string, isEstimated = false) => ({ now: '2026-01-05T13:00:00.000Z', reported: { occurredAt, isEstimated } })

describe('a tablet that was without a network sends a step that another desk has passed (Y37)', () => {
  it('and it is done: nothing is recorded twice', () => {
    given(arrived, entered).when(ask('CheckInbound'), fromTablet(later)).changesNothing()
    given(arrived, entered, did('LoadingStarted', 'START_COLLECT')).when(ask('StartLoading'), fromTablet(later)).changesNothing()
    given(arrived, entered, did('LoadingFinished', 'FINISH_COLLECT')).when(ask('FinishLoading'), fromTablet(later)).changesNothing()
    given(arrived, did('GateLeft', 'FINISHED')).when(ask('CheckOutbound'), fromTablet(later)).changesNothing()
  })
  it('an undo of what was undone is done, too', () => {
    given(arrived).when(ask('UndoCheckInbound'), fromTablet(later)).changesNothing()
    given(arrived, entered).when(ask('UndoStartLoading'), fromTablet(later)).changesNothing()
    given(arrived, entered, did('LoadingStarted', 'START_COLLECT')).when(ask('UndoFinishLoading'), fromTablet(later)).changesNothing()
  })
  it('the earlier true arrival wins', () => {
    given(arrived, entered)
      .when(ask('CheckIn', { driverId: 'd1' }), fromTablet(earlier))
      .then({ type: 'GateCheckInCorrected', data: { ...about, at: earlier, before: noon } })
    given(arrived).when(ask('CheckIn'), fromTablet(later)).changesNothing()
  })
  it('but not by a clock that is in doubt', () => given(arrived).when(ask('CheckIn'), fromTablet(earlier, true)).changesNothing())
})

describe('what no longer fits is a conflict', () => {
  it('a step that was not reached, or was undone', () => {
    given(arrived).when(ask('FinishLoading'), fromTablet(later)).refused('GATE_STEP_NOT_NOW')
    given(arrived, entered).when(ask('UndoCheckIn'), fromTablet(later)).refused('GATE_STEP_NOT_NOW')
  })
  it('the arrival of another driver than the tablet saw', () => {
    given(arrived)
      .when(ask('CheckIn', { driverId: 'd9' }), fromTablet(earlier))
      .refused('DRIVER_OF_ANOTHER_LOAD')
    given()
      .when(ask('CheckIn', { driverId: 'd9' }), fromTablet(earlier))
      .refused('DRIVER_OF_ANOTHER_LOAD')
  })
  it('a command that is given now finds no leniency', () => given(arrived, entered).when(ask('CheckInbound')).refused('GATE_STEP_NOT_NOW'))
})

describe('a conflict that is given up', () => {
  const command = 'FinishLoading'
  it('is recorded with its command, its moment and a reason', () =>
    given(arrived)
      .when(ask('DiscardOfflineEntry', { command, occurredAt: later, reason: ' Já registrado no papel ' }))
      .then({
        type: 'OfflineEntryDiscarded',
        data: { ...about, command, occurredAt: later, authorId: 'ana', reason: 'Já registrado no papel', at: noon },
      }))
  it('asks for the reason', () =>
    given(arrived)
      .when(ask('DiscardOfflineEntry', { command, occurredAt: later, reason: 'ok' }))
      .refused('REASON_TOO_SHORT', 'reason'))
})
