import type { AxesCommand } from '@embarca/contracts/gate/axes.ts'
import type { GateStep, VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import { type GateCommand, gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { noon, someone, specification } from '@embarca/tests/kit/specification.ts'
import { describe, expect, it } from 'vitest'
import { visits } from './index.ts'
import { gateReactions } from './reactions.ts'
import { dockHeldBy } from './state.ts'

const driver = { driverId: 'd1', name: 'João', document: '52998224725', phone: '62999990000' }
const load = {
  ...{ loadId: 'L1', shipperId: 's1', operationGroupId: 'g1', status: 'LINKED_TO_DRIVER_VEHICLE', isExpectedHere: true, isInCollect: true },
  ...{ driver, vehicles: [{ vehicleId: 'v1', plate: 'QTP1A23', vehicleType: 'TRUCK' }] },
}
const dockOf = (code: string) => ({ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] })
const settings = { ...usualGateSettings, active: true, docks: [dockOf('2')] }
const gate = { name: 'Fábrica', zone: 'America/Sao_Paulo', settings }
const lookups = { load, gate, isOpen: true, remembered: [] as readonly string[], questions: [] as readonly object[] }
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
const settled = { type: 'GateDwellSettled', data: { ...about, clock: 0, stay: 0, at: noon } } as GateEvent

describe('a visit', () => {
  it('passes the seven steps (Y4)', () => {
    given().when(ask('CheckIn')).then(arrived())
    given(arrived())
      .when(ask('RequestInbound', { dock: '2' }))
      .then(called)
    given(arrived(), called).when(ask('CheckInbound')).then(entered)
    given(arrived(), called, entered).when(ask('StartLoading')).then(started)
    given(arrived(), called, entered, started).when(ask('FinishLoading')).then(finished)
    given(arrived(), called, entered, started, finished).when(ask('CheckOutbound')).then(left, settled)
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
    given(short).when(ask('CheckOutbound')).then(left, settled)
    given(short, left).when(ask('UndoCheckOutbound')).then(did('GateExitUndone', 'CHECK_IN'))
    const unloaded = arrived({ startFinish: false })
    given(unloaded, called, entered).when(ask('CheckOutbound')).then(left, settled)
    given(unloaded, called, entered, left).when(ask('UndoCheckOutbound')).then(did('GateExitUndone', 'INBOUND'))
    const outside = arrived({ requestInbound: false, inbound: false })
    given(outside)
      .when(ask('StartLoading', { dock: '2' }))
      .then(did('LoadingStarted', 'START_COLLECT', { dock: '2' }))
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
  it('is one of its gate; a gate that was switched off may have lost them, and finishes its visits with any name (Y1)', () => {
    given(arrived())
      .when(call('2'), gated({ docks: [] }))
      .refused('DOCK_UNKNOWN', 'dock')
    given(arrived(), entered)
      .when(ask('StartLoading', { dock: '9' }))
      .refused('DOCK_UNKNOWN', 'dock')
    const closed = { lookups: { ...lookups, isOpen: false, gate: { ...gate, settings: { ...settings, active: false, docks: [] } } } }
    given(arrived()).when(call('2'), closed).then(called)
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

describe('the wait of a truck (Y21)', () => {
  const hours = (count: number) => new Date(Date.parse(noon) - count * 3_600_000).toISOString()
  const since = (count: number) => ({ ...arrived(), data: { ...arrived().data, at: hours(count) } }) as GateEvent
  const loadedAt = (count: number) => ({ ...finished, data: { ...finished.data, at: hours(count) } }) as GateEvent
  const settledOf = (...history: readonly GateEvent[]) => {
    const { outcome } = given(...history, called, entered, started).when(ask('CheckOutbound'), loaded({ isInCollect: false }))
    return (outcome as readonly GateEvent[]).at(-1)!.data
  }
  it('is settled at the exit: 10 t × 9 h × R$ 2,41, by the rate of the arrival', () => {
    expect(settledOf(since(9))).toMatchObject({
      ...{ clock: 540, stay: 540 },
      detention: { cents: 10 * 9 * 241, capacity: 10_000, isEstimated: true, minutes: 540, rate: { from: '2025-04-01', cents: 241 } },
    })
  })
  it('counts to the end of the loading, and 5 h 00 are free', () => {
    expect(settledOf(since(5))).toEqual({ ...about, clock: 300, stay: 300, at: noon })
    const { outcome } = given(since(9), loadedAt(4)).when(ask('CheckOutbound'))
    expect((outcome as readonly GateEvent[]).at(-1)!.data).toEqual({ ...about, clock: 300, stay: 540, at: noon })
  })
  it('says what is missing for an amount that is due', () => {
    const { outcome } = given(since(6), loadedAt(0)).when(ask('CheckOutbound'), loaded({ vehicles: [] }))
    expect((outcome as readonly GateEvent[]).at(-1)!.data).toMatchObject({ clock: 360, missing: 'CAPACITY' })
  })
  it('follows the rule of the gate: only the excess, at its own rate', () => {
    const own = gated({ detention: { excessOnly: true, byMinute: false, freeHours: 5, rate: 300 } })
    const { outcome } = given(since(9), loadedAt(0)).when(ask('CheckOutbound'), own)
    expect((outcome as readonly GateEvent[]).at(-1)!.data).toMatchObject({ detention: { cents: 10 * 4 * 300, rate: { cents: 300 } } })
  })
})

describe('a checklist (Y19, C371)', () => {
  const asked = (id: string, over: object = {}) => ({
    ...{ id, version: 2, question: `Pergunta ${id}?`, answerType: 'YES_NO', expected: true, mandatory: true, moment: 'ENTRY', ...over },
  })
  const items = [asked('clean'), asked('note', { answerType: 'TEXT', mandatory: false }), asked('sealed', { moment: 'EXIT' })]
  const opened = { type: 'GateChecklistAsked', data: { ...about, items } } as GateEvent
  const said = (itemId: string, passed: boolean, over: object = { yes: passed }) => {
    const { version, question, answerType, mandatory } = items.find(({ id }) => id === itemId)! as unknown as Record<string, never>
    return { itemId, version, question, answerType, mandatory, passed, ...over, driverId: 'd1' }
  }
  const answered = (...answers: readonly object[]) =>
    ({ type: 'GateChecklistAnswered', data: { ...about, answers, at: noon } }) as GateEvent
  const answer = (...answers: readonly object[]) => ask('AnswerChecklist', { answers })
  const override = (moment: string, reason = 'Limpo na doca') => ask('OverrideChecklist', { moment, reason })
  const overridden = {
    type: 'GateChecklistOverridden',
    data: { ...about, moment: 'ENTRY', authorId: 'ana', reason: 'Limpo na doca', at: noon },
  } as GateEvent
  const inside = [arrived(), opened, answered(said('clean', true)), called, entered, started, finished]

  it('is frozen when the truck arrives', () =>
    given()
      .when(ask('CheckIn'), at({ questions: items }))
      .then(arrived(), opened))
  it('stops the entry until its mandatory questions are answered, and when one of them failed', () => {
    given(arrived(), opened, called).when(ask('CheckInbound')).refused('CHECKLIST_PENDING')
    given(arrived(), opened, called, answered(said('clean', false)))
      .when(ask('CheckInbound'))
      .refused('CHECKLIST_REFUSED')
    given(arrived(), opened, called, answered(said('clean', false)), answered(said('clean', true)))
      .when(ask('CheckInbound'))
      .then(entered)
  })
  it('stops the exit by its own questions', () => {
    given(...inside)
      .when(ask('CheckOutbound'))
      .refused('CHECKLIST_PENDING')
    given(...inside, answered(said('sealed', true)))
      .when(ask('CheckOutbound'))
      .then(left, settled)
  })
  it('stops what comes first where a gate registers no entry, and no truck whose load was canceled (Y6)', () => {
    const uncalled = arrived({ requestInbound: false, inbound: false })
    given(uncalled, opened).when(ask('StartLoading')).refused('CHECKLIST_PENDING')
    const short = arrived({ requestInbound: false, inbound: false, startFinish: false })
    given(short, opened).when(ask('CheckOutbound')).refused('CHECKLIST_PENDING')
    given(short, opened)
      .when(ask('CheckOutbound'), loaded({ isInCollect: false, status: 'CANCELED' }))
      .then(did('GateLeft', 'FINISHED', { released: true }), settled)
  })
  it('takes some answers or all, with the words of their questions', () => {
    given(arrived(), opened)
      .when(answer({ itemId: 'clean', yes: false }, { itemId: 'note', text: ' Piso úmido ' }))
      .then(answered(said('clean', false), said('note', true, { text: 'Piso úmido' })))
  })
  it('names the question whose answer is wrong, and takes none of a visit that has not begun', () => {
    given(arrived(), opened)
      .when(answer({ itemId: 'clean' }, { itemId: 'other', yes: true }))
      .refused('CHECKLIST_WRONG', 'answers.0', 'answers.1')
    given()
      .when(answer({ itemId: 'clean', yes: true }))
      .refused('GATE_STEP_NOT_NOW')
  })
  it('takes photos that were uploaded for this visit and its driver only', () => {
    const photo = { ...opened, data: { ...about, items: [asked('photo', { answerType: 'PHOTO', photos: 1 })] } } as GateEvent
    const sent = (fileId: string) => given(arrived(), photo).when(answer({ itemId: 'photo', files: [fileId] }))
    sent('gate-L1@p1@d1_abc').brings({ type: 'GateChecklistAnswered' })
    for (const foreign of ['_loose', 'L1_abc', 'gate-L1@p1@d2_abc', 'gate-L2@p1@d1_abc']) sent(foreign).refused('CHECKLIST_FILE_FOREIGN')
  })
  it('is overridden by staff, with a reason and a name', () => {
    given(arrived(), opened, called).when(override('ENTRY')).then(overridden)
    given(arrived(), opened, called, overridden).when(ask('CheckInbound')).then(entered)
    given(arrived(), opened).when(override('ENTRY', ' ok ')).refused('REASON_TOO_SHORT', 'reason')
    given(arrived(), opened, answered(said('clean', true)))
      .when(override('ENTRY'))
      .refused('CHECKLIST_NOT_BLOCKING')
    expect(allows(gateCommands.overrideChecklist.may, ['shipper_concierge'])).toBe(false)
  })
  it('begins again when the arrival was undone', () => {
    const again = given(arrived(), opened, answered(said('clean', true)), did('GateCheckInUndone', 'CREATED'))
    again.when(ask('CheckIn'), at({ questions: items })).then(arrived(), opened)
    again.is({ checklist: { asked: [], answers: {}, overridden: [] } })
  })
})

describe('the axes of a vehicle (Y18, C270)', () => {
  const counted = (vehicleId = 'v1', axes = 6, flRememberAxes = true): GateEvent => ({
    type: 'VehicleAxesConfirmed',
    data: { ...about, vehicleId, axes, flRememberAxes, at: noon },
  })
  const confirm = (...axes: readonly object[]) => ({ type: 'ConfirmAxes', data: { ...named, axes } }) as AxesCommand
  const here = [arrived(), called, entered, started, finished]
  const remembering = at({ remembered: ['v1'] })
  it('are counted while the truck is there', () => {
    given(...here)
      .when(confirm({ vehicleId: 'v1', axes: 6, flRememberAxes: true }))
      .then(counted())
    given(arrived())
      .when(confirm({ vehicleId: 'v1', axes: 3 }))
      .then(counted('v1', 3, false))
    given()
      .when(confirm({ vehicleId: 'v1', axes: 6 }))
      .refused('GATE_STEP_NOT_NOW')
    given(...here)
      .when(confirm({ vehicleId: 'v9', axes: 6 }))
      .refused('AXES_VEHICLE_UNKNOWN', 'axes.0.vehicleId')
  })
  it('are confirmed before the exit of a vehicle that is remembered, in each visit (R242)', () => {
    given(...here)
      .when(ask('CheckOutbound'), remembering)
      .refused('AXES_NOT_CONFIRMED')
    given(...here, counted())
      .when(ask('CheckOutbound'), remembering)
      .then(left, settled)
    given(counted(), ...here)
      .when(ask('CheckOutbound'), remembering)
      .refused('AXES_NOT_CONFIRMED')
  })
  it('are not asked of a truck that leaves without its load', () =>
    given(...here)
      .when(ask('CheckOutbound'), at({ remembered: ['v1'], load: { ...load, isInCollect: false } }))
      .brings({ type: 'GateLeft', data: { released: true } }, { type: 'GateDwellSettled' }))
  it('stay known of the vehicle', () => {
    const calls = gateReactions.on.VehicleAxesConfirmed!({ ...counted(), by: someone } as never)
    expect(calls).toEqual([
      { module: 'vehicle', command: { type: 'KeepAxes', data: { id: 'v1', shipperId: someone.shipperId, axes: 6, flRememberAxes: true } } },
    ])
  })
})

describe('a truck whose load was canceled or sent back', () => {
  const gone = loaded({ status: 'CANCELED', isInCollect: false })
  it('only leaves, from any step (Y6)', () => {
    for (const history of [[arrived()], [arrived(), called], [arrived(), called, entered, started]]) {
      given(...history)
        .when(ask('CheckOutbound'), gone)
        .then(did('GateLeft', 'FINISHED', { released: true }), settled)
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
