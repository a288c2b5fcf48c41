import type { GateOfUser, GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { describe, expect, it } from 'vitest'
import { type GateEntry, gateRules, type QueuedGateCommand } from './entry.ts'
import { withEntries } from './with-entries.ts'

const AT = '2026-01-05T12:30:00.000Z'
const gate: GateOfUser = { id: 'p1', name: 'Pátio', enableExpedition: false }
const steps = (['CREATED', 'CHECK_IN', 'INBOUND', 'START_COLLECT', 'FINISH_COLLECT', 'FINISHED'] as const).map((step) => ({
  step,
  label: step,
}))
const expected = {
  ...{ hashId: 'L1', deliveryId: 'L1', externalId: 'PATIO-1', statusCode: 'LINKED_TO_DRIVER_VEHICLE', step: 'CREATED', stepLabel: '' },
  ...{ driver: { id: 'd1', name: 'João', cpf: '725' }, isAbsent: false, absentMinutes: 0, isReleased: false, otherPlates: [], origin: '' },
  ...{ destinations: [], tags: [], flPriority: false, shippingType: 'SINGLE', actions: [], steps, comments: [], acknowledged: [] },
  checklists: [],
} as GateVisitDetails
let made = 0
const entry = (command: QueuedGateCommand, over: Partial<GateEntry> = {}): GateEntry => ({
  ...{ id: `k${++made}`, at: AT, page: 1, userId: 'ana', gateId: 'p1', loadId: 'L1', command, input: {}, about: 'QTP1A23' },
  ...over,
})
const shown = (entries: readonly GateEntry[], over: object = {}) =>
  withEntries({ ...expected, ...over }, entries, { gate, roles: ['shipper_concierge'], isOffline: true })
const buttons = (entries: readonly GateEntry[], over: object = {}) =>
  shown(entries, over).actions.flatMap(({ action, allowed }) => (allowed ? [action] : []))

describe('a visit as a tablet without a network shows it', () => {
  it('goes on with each entry, to the end', () => {
    const names = ['CheckIn', 'CheckInbound', 'StartLoading', 'FinishLoading', 'CheckOutbound'] as const
    const seen = names.map((_, i) => shown(names.slice(0, i + 1).map((name) => entry(name))))
    expect(seen.map(({ step }) => step)).toEqual(['CHECK_IN', 'INBOUND', 'START_COLLECT', 'FINISH_COLLECT', 'FINISHED'])
    expect(seen.map(({ next }) => next)).toEqual(['CheckInbound', 'StartLoading', 'FinishLoading', 'CheckOutbound', undefined])
    expect(
      seen
        .at(-1)!
        .steps.slice(1)
        .every(({ at }) => at === AT),
    ).toBe(true)
  })
  it('goes back with an undo', () => {
    const { step, steps: after, next } = shown([entry('CheckIn'), entry('CheckInbound'), entry('UndoCheckInbound')])
    expect([step, next, after.find((one) => one.step === 'INBOUND')!.at]).toEqual(['CHECK_IN', 'CheckInbound', undefined])
  })
  it('a refused entry and those behind it are not shown as done', () => {
    const refused = entry('CheckInbound', { refusal: 'A carga foi cancelada.' })
    expect(shown([entry('CheckIn'), refused, entry('StartLoading')]).step).toBe('CHECK_IN')
  })
  it('entries of other loads and gates change nothing', () =>
    expect(shown([entry('CheckIn', { loadId: 'L2' }), entry('CheckIn', { gateId: 'p2' })]).step).toBe('CREATED'))
  it('calls need the server', () => {
    const called = { steps: [...steps.slice(0, 2), { step: 'REQUEST_INBOUND', label: '' }, ...steps.slice(2)] }
    const { actions } = shown([entry('CheckIn')], called)
    expect(actions.find(({ action }) => action === 'RequestInbound')).toEqual({
      ...{ action: 'RequestInbound', allowed: false, because: 'Exige conexão' },
    })
  })
  it('a checklist that is answered here lets the truck enter', () => {
    const item = { id: 'q1', version: 1, question: 'Baú limpo?', answerType: 'YES_NO', expected: true, mandatory: true, moment: 'ENTRY' }
    const checklists = [{ moment: 'ENTRY', status: 'PENDING', items: [item] }]
    expect(buttons([entry('CheckIn')], { checklists })).not.toContain('CheckInbound')
    const answer = entry('AnswerChecklist', { input: { answers: [{ itemId: 'q1', yes: true }] } })
    expect(buttons([entry('CheckIn'), answer], { checklists })).toContain('CheckInbound')
    expect(shown([entry('CheckIn'), answer], { checklists }).checklists[0]!.status).toBe('APPROVED')
  })
})

describe('a tap', () => {
  const repeated = (command: QueuedGateCommand, ...others: QueuedGateCommand[]) =>
    gateRules.isRepeated(
      entry(command),
      others.map((one) => entry(one)),
    )
  it('twice on the same step is one', () => expect(repeated('CheckIn', 'CheckIn')).toBe(true))
  it('after its undo is another one', () => expect(repeated('CheckIn', 'CheckIn', 'UndoCheckIn')).toBe(false))
  it('of a note or of answers is always its own', () => expect(repeated('CommentVisit', 'CommentVisit')).toBe(false))
  it('entries of a visit go out in order, its notes apart from them', () => {
    expect(gateRules.laneOf(entry('CheckIn'))).toBe(gateRules.laneOf(entry('CheckOutbound')))
    expect(gateRules.laneOf(entry('CheckIn'))).not.toBe(gateRules.laneOf(entry('CommentVisit')))
  })
})
