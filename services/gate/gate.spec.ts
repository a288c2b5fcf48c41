import type { GateStep, VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import type { GateCommand } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { noon, someone, specification } from '@embarca/tests/kit/specification.ts'
import { describe, expect, it } from 'vitest'
import { visits } from './index.ts'
import { dockHeldBy } from './state.ts'

const driver = { driverId: 'd1', name: 'João', document: '52998224725', phone: '62999990000' }
const load = {
  ...{ loadId: 'L1', shipperId: 's1', operationGroupId: 'g1', status: 'LINKED_TO_DRIVER_VEHICLE', isExpectedHere: true, isInCollect: true },
  ...{ driver, vehicles: [{ vehicleId: 'v1', plate: 'QTP1A23', vehicleType: 'TRUCK' }] },
}
const settings = { ...usualGateSettings, active: true }
const gate = { name: 'Fábrica', zone: 'America/Sao_Paulo', settings }
const lookups = { load, gate, isOpen: true }
const given = specification(visits, lookups)
const at = (over: object) => ({ lookups: { ...lookups, ...over } })
const gated = (over: object) => at({ gate: { ...gate, settings: { ...settings, ...over } } })
const steps = (over: object) => gated({ steps: { ...settings.steps, ...over } })
const loaded = (over: object) => at({ load: { ...load, ...over } })

const named = { shippingId: 'L1', conciergeId: 'p1' }
const ask = (type: VisitCommandName, over: object = {}) => ({ type, data: { ...named, ...over } }) as GateCommand
const about = { loadId: 'L1', conciergeId: 'p1' }
const did = (type: GateEvent['type'], step: GateStep, over: object = {}): GateEvent =>
  ({ type, data: { ...about, step, at: noon, ...over } }) as GateEvent
const arrival = { shipperId: 's1', operationGroupId: 'g1', zone: 'America/Sao_Paulo', driverId: 'd1', driverName: 'João', plate: 'QTP1A23' }
const arrived = (sequence: object = {}, acknowledged: readonly string[] = []) =>
  did('GateCheckedIn', 'CHECK_IN', { ...arrival, sequence: { ...settings.steps, ...sequence }, acknowledged })
const crew = { driverId: 'd1', driverName: 'João', plate: 'QTP1A23' }
const called = did('GateEntryRequested', 'REQUEST_INBOUND', { operationGroupId: 'g1', dock: '2', ...crew })
const entered = did('GateEntered', 'INBOUND')
const started = did('LoadingStarted', 'START_COLLECT')
const finished = did('LoadingFinished', 'FINISH_COLLECT')
const left = did('GateLeft', 'FINISHED')

describe('a visit', () => {
  it('passes the seven steps (Y4)', () => {
    given().when(ask('CheckIn')).then(arrived())
    given(arrived())
      .when(ask('RequestInbound', { dock: '2' }))
      .then(called)
    given(arrived(), called).when(ask('CheckInbound')).then(entered)
    given(arrived(), called, entered).when(ask('StartLoading')).then(started)
    given(arrived(), called, entered, started).when(ask('FinishLoading')).then(finished)
    given(arrived(), called, entered, started, finished).when(ask('CheckOutbound')).then(left)
  })
  it('may go back one step each time, each by its own undo (R243, Y5)', () => {
    given(arrived()).when(ask('UndoCheckIn')).then(did('GateCheckInUndone', 'CREATED'))
    given(arrived(), called).when(ask('UndoRequestInbound')).then(did('GateEntryRequestUndone', 'CHECK_IN'))
    given(arrived(), called, entered).when(ask('UndoCheckInbound')).then(did('GateEntryUndone', 'REQUEST_INBOUND'))
    given(arrived(), called, entered, started).when(ask('UndoStartLoading')).then(did('LoadingStartUndone', 'INBOUND'))
    given(arrived(), called, entered, started, finished).when(ask('UndoFinishLoading')).then(did('LoadingFinishUndone', 'START_COLLECT'))
    given(arrived(), called, entered, started, finished, left).when(ask('UndoCheckOutbound')).then(did('GateExitUndone', 'FINISH_COLLECT'))
  })
  it('admits no step but the next, and no undo but that of its last step (Y5)', () => {
    given().when(ask('CheckInbound')).refused('GATE_STEP_NOT_NOW')
    given(arrived()).when(ask('CheckIn')).refused('GATE_STEP_NOT_NOW')
    given(arrived()).when(ask('CheckInbound')).refused('GATE_STEP_NOT_NOW')
    given(arrived(), called).when(ask('UndoCheckIn')).refused('GATE_STEP_NOT_NOW')
    given(arrived(), called, entered).when(ask('CheckOutbound')).refused('GATE_STEP_NOT_NOW')
  })
  it('has only the steps of its gate, and keeps them when the gate changes (Y4)', () => {
    given()
      .when(ask('CheckIn'), steps({ requestInbound: false }))
      .then(arrived({ requestInbound: false }))
    const uncalled = arrived({ requestInbound: false })
    given(uncalled)
      .when(ask('RequestInbound', { dock: '2' }))
      .refused('GATE_STEP_NOT_NOW')
    given(uncalled).when(ask('CheckInbound')).then(entered)
    given(uncalled, entered).when(ask('UndoCheckInbound')).then(did('GateEntryUndone', 'CHECK_IN'))
    const short = arrived({ requestInbound: false, inbound: false, startFinish: false })
    given(short).when(ask('CheckOutbound')).then(left)
    given(short, left).when(ask('UndoCheckOutbound')).then(did('GateExitUndone', 'CHECK_IN'))
    const unloaded = arrived({ startFinish: false })
    given(unloaded, called, entered).when(ask('CheckOutbound')).then(left)
    given(unloaded, called, entered, left).when(ask('UndoCheckOutbound')).then(did('GateExitUndone', 'INBOUND'))
    const outside = arrived({ requestInbound: false, inbound: false })
    given(outside)
      .when(ask('StartLoading', { dock: '4' }))
      .then(did('LoadingStarted', 'START_COLLECT', { dock: '4' }))
    given(outside, started).when(ask('UndoStartLoading')).then(did('LoadingStartUndone', 'CHECK_IN'))
  })
  it('never goes back in time, whatever a tablet reports (Y36)', () => {
    const late = did('GateCheckedIn', 'CHECK_IN', { ...(arrived().data as object), at: '2026-01-05T12:30:00.000Z' })
    given(late)
      .when(ask('RequestInbound', { dock: '2' }))
      .brings({ type: 'GateEntryRequested', data: { at: '2026-01-05T12:30:00.000Z' } })
  })
})

describe('check-in', () => {
  it('is refused where there is no gate, or the load is not expected there (Y1, Y4)', () => {
    given()
      .when(ask('CheckIn'), at({ isOpen: false }))
      .refused('GATE_NOT_ACTIVE')
    given()
      .when(ask('CheckIn'), loaded({ isExpectedHere: false }))
      .refused('LOAD_NOT_AT_GATE')
    given()
      .when(ask('CheckIn'), loaded({ status: 'CANCELED' }))
      .refused('LOAD_NOT_AT_GATE')
  })
  it('is refused without a confirmed driver (Y4)', () => {
    for (const status of ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT'])
      given().when(ask('CheckIn'), loaded({ status })).refused('LOAD_WITHOUT_DRIVER')
  })
  it('asks for an integration where the gate does, unless staff lets the driver pass (R239, M180)', () => {
    given()
      .when(ask('CheckIn'), gated({ integrationDays: 30 }))
      .refused('DRIVER_NEEDS_INTEGRATION')
    given()
      .when(ask('CheckIn', { allowCheckInWithoutIntegration: true }), gated({ integrationDays: 30 }))
      .then(arrived({}, ['INTEGRATION']))
    const integrated = (integratedOn: string) => ({ lookups: { ...gated({ integrationDays: 30 }).lookups, integratedOn } })
    given().when(ask('CheckIn'), integrated('2025-12-06')).then(arrived())
    given().when(ask('CheckIn'), integrated('2025-12-05')).refused('DRIVER_NEEDS_INTEGRATION')
  })
  it('notes which block staff acknowledged (R240, R241, Y11)', () =>
    given()
      .when(ask('CheckIn', { shippingWithoutApisulIntegration: true, shippingWithoutAccountOrderIntegration: true }))
      .then(arrived({}, ['TRACKING', 'ORDER_INTEGRATION'])))
})

describe('the moment of arrival', () => {
  const correct = (checkInDate: string) => ask('UpdateCheckInDate', { checkInDate })
  it('is corrected in the gate’s own time, and both moments stand in the event (C247, Y10)', () =>
    given(arrived())
      .when(correct('05/01/2026 08:30:00'))
      .then({ type: 'GateCheckInCorrected', data: { ...about, at: '2026-01-05T11:30:00.000Z', before: noon } }))
  it('not into the future, behind the next step, more than a day back, or without an hour', () => {
    given(arrived()).when(correct('05/01/2026 09:00:01')).refused('CHECK_IN_IN_FUTURE', 'checkInDate')
    given(arrived(), called).when(correct('05/01/2026 10:00:00'), { now: '2026-01-05T14:00:00.000Z' }).refused('CHECK_IN_TOO_LATE')
    given(arrived()).when(correct('04/01/2026 08:59:59')).refused('CHECK_IN_TOO_EARLY', 'checkInDate')
    given(arrived()).when(correct('05/01/2026')).refused('CHECK_IN_INVALID', 'checkInDate')
    given().when(correct('05/01/2026 08:30:00')).refused('GATE_STEP_NOT_NOW')
  })
})

describe('a driver', () => {
  const mark = (type: 'MarkAbsent' | 'MarkPresent', driverId = 'd1') => ask(type, { driverId })
  const absent: GateEvent = { type: 'GateDriverAbsent', data: { ...about, driverId: 'd1', at: noon } }
  it('is absent and present while he waits or is called (C262, C263, Y9)', () => {
    given(arrived()).when(mark('MarkAbsent')).then(absent)
    given(arrived(), called).when(mark('MarkAbsent')).then(absent)
    given(arrived(), absent)
      .when(mark('MarkPresent'))
      .then({ type: 'GateDriverPresent', data: { ...about, driverId: 'd1', at: noon } })
    given(arrived(), absent).when(mark('MarkAbsent')).changesNothing()
    given(arrived()).when(mark('MarkPresent')).changesNothing()
  })
  it('not before, not inside, and not another one', () => {
    given().when(mark('MarkAbsent')).refused('NOT_WAITING')
    given(arrived(), called, entered).when(mark('MarkAbsent')).refused('NOT_WAITING')
    given(arrived()).when(mark('MarkAbsent', 'd9')).refused('DRIVER_OF_ANOTHER_LOAD')
  })
})

describe('a dock', () => {
  const docks = [
    { code: '1', name: 'Doca 1', vehicleTypes: ['CARRETA'], trailerTypes: [], active: true, hours: [] },
    { code: '2', name: 'Doca 2', vehicleTypes: [], trailerTypes: [], active: true, hours: [] },
    { code: '3', name: 'Doca 3', vehicleTypes: [], trailerTypes: [], active: false, hours: [] },
  ]
  const call = (dock?: string) => ask('RequestInbound', dock === undefined ? {} : { dock })
  it('is named by every call, is known, and takes the vehicle (C246, Y5, Y20)', () => {
    given(arrived()).when(call()).refused('DOCK_MISSING', 'dock')
    given(arrived()).when(call('9'), gated({ docks })).refused('DOCK_UNKNOWN', 'dock')
    given(arrived()).when(call('3'), gated({ docks })).refused('DOCK_UNKNOWN', 'dock')
    given(arrived()).when(call('1'), gated({ docks })).refused('DOCK_NOT_FIT', 'dock')
    given(arrived()).when(call('2'), gated({ docks })).then(called)
  })
  it('is held from the call to the end of the loading, and again after an undo (Y20)', () => {
    const held = (...events: readonly GateEvent[]) =>
      dockHeldBy(events.reduce((state, { type, data }) => visits.fold.evolve[type]!(state, data as never), visits.fold.initial))
    expect(held(arrived())).toBeUndefined()
    expect(held(arrived(), called)).toBe('2')
    expect(held(arrived(), called, entered, started)).toBe('2')
    expect(held(arrived(), called, entered, started, finished)).toBeUndefined()
    expect(held(arrived(), called, entered, started, finished, did('LoadingFinishUndone', 'START_COLLECT'))).toBe('2')
  })
  it('belongs to its own people where the gate has them (Y3)', () => {
    const concierge = { ...someone, roles: ['shipper_concierge'] }
    const separate = { ...gated({ enableExpedition: true }), by: concierge }
    given(arrived()).when(call('2'), separate).refused('DOCK_STAFF_ONLY')
    given(arrived(), called).when(ask('UndoRequestInbound'), separate).refused('DOCK_STAFF_ONLY')
    given(arrived(), called, entered).when(ask('StartLoading'), separate).refused('DOCK_STAFF_ONLY')
    given(arrived(), called, entered, started).when(ask('FinishLoading'), separate).refused('DOCK_STAFF_ONLY')
    given(arrived()).when(call('2'), { by: concierge }).then(called)
    given(arrived())
      .when(call('2'), { ...separate, by: { ...someone, roles: ['shipper_expedition'] } })
      .then(called)
  })
  it('a call may carry a comment', () =>
    given(arrived())
      .when(ask('RequestInbound', { dock: '2', comment: ' Lonas prontas ' }))
      .then(called, { type: 'GateCommented', data: { ...about, authorId: 'ana', comment: 'Lonas prontas', attachments: [], at: noon } }))
})

describe('a truck whose load was canceled or sent back', () => {
  const gone = loaded({ status: 'CANCELED', isInCollect: false })
  it('only leaves, from any step (Y6)', () => {
    for (const history of [[arrived()], [arrived(), called], [arrived(), called, entered, started]]) {
      given(...history)
        .when(ask('CheckOutbound'), gone)
        .then(did('GateLeft', 'FINISHED', { released: true }))
      for (const type of ['RequestInbound', 'CheckInbound', 'StartLoading', 'FinishLoading', 'UndoCheckIn', 'UndoStartLoading'] as const)
        given(...history)
          .when(ask(type, { dock: '2' }), gone)
          .refused('GATE_STEP_NOT_NOW')
    }
  })
  it('comes again when its load does, and does not come back by an undo', () => {
    const released = did('GateLeft', 'FINISHED', { released: true })
    given(arrived(), released).when(ask('CheckIn')).then(arrived())
    given(arrived(), released).when(ask('UndoCheckOutbound')).refused('GATE_STEP_NOT_NOW')
    given(arrived(), called, entered, started, finished, left).when(ask('CheckIn')).refused('GATE_STEP_NOT_NOW')
  })
  it('may still be commented (C254)', () => {
    given(arrived())
      .when(ask('CommentVisit', { comment: 'Sem nota', attachments: 'f1, f1,f2', fileNames: { f1: 'foto.png' } }), gone)
      .brings({
        type: 'GateCommented',
        data: { comment: 'Sem nota', attachments: [{ fileId: 'f1', name: 'foto.png' }, { fileId: 'f2' }] },
      })
    given(arrived())
      .when(ask('CommentVisit', { comment: '  ' }))
      .refused('COMMENT_EMPTY')
  })
})
