import { driverLoadCommands, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { checklistCommands } from '@embarca/contracts/checklist/routes.ts'
import { gateAxesServed } from '@embarca/contracts/gate/axes.ts'
import { driverGateServed } from '@embarca/contracts/gate/driver-routes.ts'
import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands, gateServed } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { vehicleInfoServed } from '@embarca/contracts/gate/vehicle-info.ts'
import { waitingCommands, waitingRoutes } from '@embarca/contracts/gate/waiting.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { newCnpj, newCpf } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import { actor } from '../../kit/tokens.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, route, type ScenarioSetting } from './setting.ts'

const { approver, tania, joao } = personas
const concierge = actor(['shipper_concierge'], { userId: 'carla' })
const dock = (code: string) => ({ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] })
const DOCKS = 40
const codes = Array.from({ length: DOCKS }, (_, i) => String(i + 1))

const openGate = async (setting: ScenarioSetting, name: string, asks = false): Promise<string> => {
  const form = { name, document: newCnpj(randomFrom(name), false), street: 'Rua A, 1', city: 'Itajaí', state: 'SC' }
  const { stream } = await setting.execute(placeCommands.addCollect, form, approver)
  const id = stream.slice('place-'.length)
  await setting.execute(
    placeCommands.configureGate,
    { ...usualGateSettings, active: true, docks: codes.map(dock), checklists: { entry: asks, exit: false }, id },
    approver,
  )
  return id
}
const yards = new WeakMap<ScenarioSetting, Promise<string>>()
/** The gate of these scenarios: others let drivers record their steps. */
const gateOf = (setting: ScenarioSetting): Promise<string> => {
  const known = yards.get(setting) ?? openGate(setting, 'Pátio')
  yards.set(setting, known)
  return known
}

let docksUsed = 0
const freeDock = () => codes[docksUsed++ % DOCKS]!
const steps = ['checkIn', 'requestInbound', 'checkInbound', 'startCollect', 'finishCollect', 'checkOutbound'] as const
type Step = (typeof steps)[number]

/** A load with its driver at this gate, after these of its steps. */
const visitAt = async (setting: ScenarioSetting, conciergeId: string, until?: Step) => {
  const id = await setting.hired({ origins: [{ ...route.origins[0]!, placeId: conciergeId }] })
  await setting.execute(transporterLoadCommands.bindDriver, { id, driverId: 'd1', vehicleIds: ['v1'] }, tania)
  await setting.execute(driverLoadCommands.accept, { id }, joao)
  const named = { conciergeId, shippingId: id }
  for (const step of until ? steps.slice(0, steps.indexOf(until) + 1) : [])
    await setting.execute(gateCommands[step], { ...named, ...(step === 'requestInbound' && { dock: freeDock() }) } as never, concierge)
  return named
}
const visit =
  (until?: Step, more: object | (() => object) = {}) =>
  async (setting: ScenarioSetting) => {
    const named = await visitAt(setting, await gateOf(setting), until)
    return { ...named, ...(typeof more === 'function' ? more() : more) }
  }
const named = ({ conciergeId, shippingId }: { readonly conciergeId: string; readonly shippingId: string }) => ({ conciergeId, shippingId })

const question = 'A lona está inteira?'
const questions = new WeakMap<ScenarioSetting, Promise<string>>()
/** A question at a gate of its own, so that visits of other scenarios are asked nothing. */
const gateAsking = (setting: ScenarioSetting): Promise<string> => {
  const open = async () => {
    const id = await openGate(setting, 'Pátio vistoriado', true)
    const item = { question, answerType: 'YES_NO', expected: true, mandatory: true, moment: 'ENTRY', vehicleTypes: [], gateIds: [id] }
    await setting.execute(checklistCommands.addItem, { ...item, position: 90, active: true } as never, approver)
    return id
  }
  const known = questions.get(setting) ?? open()
  questions.set(setting, known)
  return known
}
/** A truck that arrived there, and an answer to the question. */
const asked = (answer: object) => async (setting: ScenarioSetting) => {
  const conciergeId = await gateAsking(setting)
  const arrived = await visitAt(setting, conciergeId, 'checkIn')
  const { checklists } = (await setting.app.as(concierge).call(gateRoutes.one, { id: conciergeId, hash: arrived.shippingId })).body
  return { ...arrived, answers: [{ itemId: checklists[0]!.items[0]!.id, ...answer }] }
}
const shows =
  (at: string, is: unknown) =>
  ({ conciergeId: id, shippingId: hash }: { readonly conciergeId: string; readonly shippingId: string }) => ({
    ...{ ask: gateRoutes.one, input: { id, hash }, at, is },
    as: concierge,
  })
const wrongStep = (given: CallScenario['given']) => ({ given, code: 'GATE_STEP_NOT_NOW' })
const forward = (call: string, row: CallScenario['row'], after: Step | undefined, then: readonly string[], step: string): CallScenario => ({
  ...{ call, row, by: concierge, then },
  given: visit(after, () => (row === gateCommands.requestInbound ? { dock: freeDock() } : {})),
  shows: shows('step', step),
  refused: wrongStep(visit(row === gateCommands.checkIn ? 'checkIn' : undefined)),
})
const back = (call: string, row: CallScenario['row'], after: Step, then: readonly string[], step: string): CallScenario => ({
  ...{ call, row, by: concierge, then },
  given: visit(after),
  shows: shows('step', step),
  refused: wrongStep(visit()),
})
const driver = { driverId: 'd1' }
let walkIns = 0
/** A driver whom nobody registered. */
const walksIn = async (setting: ScenarioSetting) => {
  const name = `Visitante ${++walkIns}`
  return { conciergeId: await gateOf(setting), cpf: newCpf(randomFrom(name)), name, plate: 'ABC-1D23' }
}
const waits =
  (position: number) =>
  ({ conciergeId, name }: { readonly conciergeId: string; readonly name: string }) => ({
    ...{ ask: waitingRoutes.waiting, input: { conciergeId, text: name }, at: `list.${position}.name`, is: name },
    as: concierge,
  })

/** A truck at a gate, from the waiting list to its exit and back (C245–C259, C261–C263, C367, C371). */
export const scenarios: readonly CallScenario[] = [
  forward('C245', gateCommands.checkIn, undefined, ['GateCheckedIn'], 'CHECK_IN'),
  forward('C246', gateCommands.requestInbound, 'checkIn', ['GateEntryRequested'], 'REQUEST_INBOUND'),
  forward('C248', gateCommands.checkInbound, 'requestInbound', ['GateEntered'], 'INBOUND'),
  forward('C255', gateCommands.startCollect, 'checkInbound', ['LoadingStarted'], 'START_COLLECT'),
  forward('C257', gateCommands.finishCollect, 'startCollect', ['LoadingFinished'], 'FINISH_COLLECT'),
  forward('C249', gateCommands.checkOutbound, 'finishCollect', ['GateLeft', 'GateDwellSettled'], 'FINISHED'),
  back('C251', gateCommands.undoCheckIn, 'checkIn', ['GateCheckInUndone'], 'CREATED'),
  back('C367', gateCommands.undoRequestInbound, 'requestInbound', ['GateEntryRequestUndone'], 'CHECK_IN'),
  back('C250', gateCommands.undoCheckInbound, 'checkInbound', ['GateEntryUndone'], 'REQUEST_INBOUND'),
  back('C256', gateCommands.undoStartCollect, 'startCollect', ['LoadingStartUndone'], 'INBOUND'),
  back('C258', gateCommands.undoFinishCollect, 'finishCollect', ['LoadingFinishUndone'], 'START_COLLECT'),
  { ...back('', gateCommands.undoCheckOutbound, 'checkOutbound', ['GateExitUndone'], 'FINISH_COLLECT'), by: personas.staff },
  {
    ...{ call: 'C252', row: gateServed.advanceStep, by: concierge, given: visit('requestInbound'), then: ['GateEntered'] },
    shows: shows('step', 'INBOUND'),
    // The call of a driver names its dock.
    refused: { given: visit('checkIn'), code: 'DOCK_MISSING' },
  },
  {
    ...{ call: 'C253', row: gateServed.backStep, by: concierge, given: visit('checkInbound'), then: ['GateEntryUndone'] },
    shows: shows('step', 'REQUEST_INBOUND'),
    refused: wrongStep(visit()),
  },
  {
    ...{ call: 'C247', row: gateCommands.updateCheckInDate, by: concierge, then: ['GateCheckInCorrected'] },
    given: visit('checkIn', { checkInDate: '05/01/2026 08:30:00' }),
    shows: shows('checkInDate', '2026-01-05T11:30:00.000Z'),
    refused: { given: visit('checkIn', { checkInDate: '05/01/2027 08:30:00' }), code: 'CHECK_IN_IN_FUTURE' },
  },
  {
    ...{ call: 'C254', row: gateCommands.addComment, by: concierge, then: ['GateCommented'] },
    given: visit('checkIn', { comment: 'Lona rasgada' }),
    shows: shows('comments.0.comment', 'Lona rasgada'),
    refused: { given: visit('checkIn', { comment: '   ' }), code: 'COMMENT_EMPTY' },
  },
  {
    ...{ call: 'C371', row: gateCommands.answerChecklist, by: concierge, then: ['GateChecklistAnswered'] },
    given: asked({ yes: false }),
    shows: shows('checklists.0.items.0.answer.passed', false),
    refused: { given: asked({ text: 'talvez' }), code: 'CHECKLIST_WRONG' },
  },
  {
    ...{ call: '', row: gateCommands.overrideChecklist, by: personas.staff, then: ['GateChecklistOverridden'] },
    given: async (setting) => ({ ...named(await asked({ yes: true })(setting)), moment: 'ENTRY', reason: 'Inspecionado na doca' }),
    shows: shows('checklists.0.override.reason', 'Inspecionado na doca'),
    refused: { given: visit('checkIn', { moment: 'EXIT', reason: 'Inspecionado' }), code: 'CHECKLIST_NOT_BLOCKING' },
  },
  {
    ...{ row: gateCommands.revokeArrivalProof, by: personas.staff, given: visit('checkIn'), then: ['ArrivalProofRevoked'] },
    shows: shows('step', 'CHECK_IN'),
    refused: wrongStep(visit()),
  },
  {
    ...{ row: gateCommands.discardOfflineEntry, by: concierge, then: ['OfflineEntryDiscarded'] },
    given: visit('checkIn', { command: 'FinishLoading', occurredAt: '2026-01-05T10:00:00.000Z', reason: 'Anotado no papel' }),
    shows: shows('step', 'CHECK_IN'),
    refused: {
      given: visit('checkIn', { command: 'FinishLoading', occurredAt: '2026-01-05T10:00:00.000Z', reason: 'ok' }),
      code: 'REASON_TOO_SHORT',
    },
  },
  {
    ...{ call: 'C262', row: gateCommands.markAsAbsent, by: concierge, given: visit('checkIn', driver), then: ['GateDriverAbsent'] },
    shows: shows('isAbsent', true),
    refused: { given: visit('checkIn', { driverId: 'd9' }), code: 'DRIVER_OF_ANOTHER_LOAD' },
  },
  {
    ...{ call: 'C263', row: gateCommands.markAsPresent, by: concierge, then: ['GateDriverPresent'] },
    given: async (setting) => {
      const named = await visit('checkIn', driver)(setting)
      await setting.execute(gateCommands.markAsAbsent, named as never, concierge)
      return named
    },
    shows: shows('isAbsent', false),
    refused: { given: visit(undefined, driver), code: 'NOT_WAITING' },
  },
  {
    ...{ call: 'C259', row: waitingCommands.addWaiting, by: concierge, given: walksIn, then: ['WaitingListJoined'] },
    shows: waits(0),
    refused: { given: async (setting) => ({ conciergeId: await gateOf(setting), cpf: '123' }), code: 'GATE_CPF_INVALID' },
  },
  {
    ...{ call: 'C261', row: waitingCommands.removeWaiting, by: concierge, then: ['WaitingListLeft'] },
    given: async (setting) => {
      const person = await walksIn(setting)
      const { stream } = await setting.execute(waitingCommands.addWaiting, person, concierge)
      return { conciergeId: person.conciergeId, id: stream.split('@')[1]!, text: person.name }
    },
    shows: ({ conciergeId, text }) => ({
      ask: waitingRoutes.waiting,
      input: { conciergeId, text },
      at: 'list.length',
      is: 0,
      as: concierge,
    }),
    refused: { given: async (setting) => ({ conciergeId: await gateOf(setting), id: 'nobody' }), code: 'NOT_FOUND', status: 404 },
  },
  {
    ...{ row: driverGateServed.arriveAtGate, by: joao, then: ['WaitingListJoined'] },
    given: async (setting) => {
      const named = await visit()(setting)
      // He waits at this gate once: an earlier load's arrival ended.
      await setting.ask(waitingCommands.removeWaiting, { conciergeId: named.conciergeId, id: 'd1' }, concierge)
      return { ...named, id: named.shippingId }
    },
    shows: ({ conciergeId, id }) => ({
      ask: waitingRoutes.waiting,
      input: { conciergeId },
      at: 'list.0.shippingHash',
      is: id,
      as: concierge,
    }),
    refused: {
      given: async (setting) => {
        const { shippingId: id } = await visit('checkIn')(setting)
        return { id }
      },
      code: 'AT_GATE_ALREADY',
    },
  },
  {
    ...{ call: 'C270', row: gateAxesServed.updateAxes, by: concierge, then: ['VehicleAxesConfirmed'] },
    given: async (setting) => {
      const { shippingId } = await visit('checkIn')(setting)
      return { deliveryId: deliveryOf(shippingId), axes: [{ vehicleId: 'v1', axes: 6 }] }
    },
    shows: ({ deliveryId }) => ({ ask: gateAxesServed.vehicles, input: { deliveryId }, at: '0.axes', is: 6, as: concierge }),
    refused: {
      given: async (setting) => {
        const { shippingId } = await visit('checkIn')(setting)
        return { deliveryId: deliveryOf(shippingId), axes: [{ vehicleId: 'v9', axes: 6 }] }
      },
      code: 'AXES_VEHICLE_UNKNOWN',
    },
  },
  {
    ...{ call: 'C237', row: vehicleInfoServed.updateInfoByDelivery, by: concierge, then: ['VehicleAxesConfirmed'] },
    given: async (setting) => {
      const { shippingId } = await visit('checkIn')(setting)
      return { id: 'v1', deliveryId: deliveryOf(shippingId), axes: 7, capacity: 31_500 }
    },
    shows: ({ deliveryId }) => ({ ask: gateAxesServed.vehicles, input: { deliveryId }, at: '0.axes', is: 7, as: concierge }),
    refused: {
      ...{ code: 'NOT_FOUND', status: 404 },
      given: async (setting) => {
        const { shippingId } = await visit('checkIn')(setting)
        return { id: 'v9', deliveryId: deliveryOf(shippingId), axes: 6 }
      },
    },
  },
]
