import type { AlertCommand, AlertEvent } from '@embarca/contracts/gate/alerts.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { type AlertCode, alertCodes } from '@embarca/contracts/gate/settings-codes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { noon, specification } from '@embarca/tests/kit/specification.ts'
import { describe, expect, it } from 'vitest'
import { gateAlerts } from './index.ts'
import { alertReactions } from './reactions.ts'

const { deadlines } = usualGateSettings
const minutes = (count: number) => new Date(Date.parse(noon) + count * 60_000).toISOString()
const load = {
  ...{ loadId: 'L1', shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-1', acceptances: [], status: 'LINKED_TO_DRIVER_VEHICLE' },
  terms: { origins: [{ collectDate: noon }], destinations: [{ destinationId: 'L1-d1', deliveryDate: minutes(600) }] },
}
const visit = { step: 'CREATED', moments: {}, isAbsent: false }
const watched = { conciergeId: 'mill', load, deadlines, visit, drops: {}, signal: { isAgreed: false } }
type Over = { readonly status?: string; readonly load?: object; readonly slotEnd?: string } & Partial<
  Record<'visit' | 'drops' | 'signal' | 'deadlines', object>
>
const at = (now: string, { status, load: loads, ...over }: Over = {}) => ({
  now,
  lookups: { atGate: { ...watched, ...over, load: { ...load, ...(status && { status }), ...loads } } },
})
const given = specification(gateAlerts)
const check = (offeredAt?: string): AlertCommand => ({ type: 'CheckAlerts', data: { id: 'L1', ...(offeredAt && { offeredAt }) } })
const raised = (code: AlertCode, since: string, dueAt: string): AlertEvent => ({
  type: 'AlertRaised',
  data: { loadId: 'L1', conciergeId: 'mill', shipperId: 's1', operationGroupId: 'g1', externalId: 'CG-1', code, since, dueAt },
})
const cleared = (code: AlertCode, since: string): AlertEvent => ({
  type: 'AlertCleared',
  data: { loadId: 'L1', conciergeId: 'mill', code, since },
})
const planned = (due: string, offeredAt?: string): AlertEvent => ({
  type: 'AlertCheckPlanned',
  data: { loadId: 'L1', at: due, ...(offeredAt && { offeredAt }) },
})

describe('the eight alerts of a gate (Y12)', () => {
  const inside = (step: string) => ({ visit: { ...visit, step, moments: { CHECK_IN: noon, INBOUND: minutes(5) } } })
  const dropped = { drops: { 'L1-d1': { arrivedAt: noon, endedAt: noon } } }
  const cases: Readonly<Record<AlertCode, readonly [Over, string, string]>> = {
    ACCEPT: [{ status: 'NEGOTIATION' }, noon, minutes(120)],
    BIND_DRIVER: [{ status: 'ASSIGNED_TO_TRANSPORTER' }, noon, minutes(-720)],
    CHECK_IN: [{}, noon, minutes(30)],
    QUEUE_WAIT: [{ status: 'IN_COLLECT', ...inside('REQUEST_INBOUND') }, noon, minutes(60)],
    EXPEDITION: [{ status: 'IN_COLLECT', ...inside('START_COLLECT') }, minutes(5), minutes(185)],
    TRANSIT_TIME: [{ status: 'IN_TRANSIT', signal: { isAgreed: true } }, minutes(600), minutes(600)],
    DELIVERY_CONFIRMATION: [{ status: 'DELIVERED', ...dropped }, noon, minutes(2_880)],
    WITHOUT_TRACKING: [{ status: 'IN_TRANSIT', signal: { isAgreed: false, lastAt: noon } }, noon, minutes(120)],
  }
  it.each(alertCodes)('%s is raised when its deadline passes, not a minute before', (code) => {
    const [over, since, due] = cases[code]
    const only = { ...over, deadlines: { [code]: deadlines[code] } }
    const before = new Date(Date.parse(due) - 60_000).toISOString()
    const offeredAt = code === 'ACCEPT' ? noon : undefined
    given().when(check(offeredAt), at(before, only)).then(planned(due, offeredAt))
    given(planned(due, offeredAt))
      .when(check(), at(due, only))
      .then(raised(code, since, due))
  })
  it.each(alertCodes)('%s is not raised where the gate has no such deadline', (code) => {
    const [over, , due] = cases[code]
    given()
      .when(check(noon), at(due, { ...over, deadlines: {} }))
      .changesNothing()
  })

  const late = raised('CHECK_IN', noon, minutes(30))
  it('once for each occurrence: looked at again, nothing is said', () =>
    given(late)
      .when(check(), at(minutes(90)))
      .changesNothing())
  it('ends with the check-in, and is not said again when that is undone', () => {
    const arrived = { status: 'IN_COLLECT', visit: { ...visit, step: 'CHECK_IN', moments: { CHECK_IN: minutes(40) } } }
    given(late)
      .when(check(), at(minutes(40), arrived))
      .then(cleared('CHECK_IN', noon), planned(minutes(100)))
    given(late, cleared('CHECK_IN', noon), planned(minutes(100)))
      .when(check(), at(minutes(41)))
      .changesNothing()
  })
  it('of a load with a slot is counted from the end of its slot', () =>
    given()
      .when(check(), at(minutes(60), { slotEnd: minutes(40) }))
      .then(planned(minutes(70))))
  it('comes again with another collect date', () => {
    const terms = { ...load.terms, origins: [{ collectDate: minutes(60) }] }
    given(late, cleared('CHECK_IN', noon))
      .when(check(), at(minutes(90), { load: { terms } }))
      .then(raised('CHECK_IN', minutes(60), minutes(90)))
  })
  it('an accepted offer and an absent position that was agreed to are no alerts', () => {
    given(planned(minutes(120), noon))
      .when(check(), at(minutes(130), { status: 'NEGOTIATION', load: { acceptances: [{}] }, deadlines: { ACCEPT: 120 } }))
      .changesNothing()
    given()
      .when(
        check(),
        at(minutes(900), { status: 'IN_TRANSIT', signal: { isAgreed: true, lastAt: noon }, deadlines: { WITHOUT_TRACKING: 120 } }),
      )
      .changesNothing()
  })
  it('of a load whose first origin is no gate any more end', () =>
    given(late)
      .when(check(), { now: minutes(60), lookups: {} })
      .then(cleared('CHECK_IN', noon)))
  it('have one timer for a load: the next deadline, kept in an event', () => {
    given()
      .when(check(), at(minutes(-60)))
      .then(planned(minutes(30)))
    given(planned(minutes(30)))
      .when(check(), at(minutes(-59)))
      .changesNothing()
    const [call] = alertReactions.on.AlertCheckPlanned!({ data: planned(minutes(30)).data } as Recorded<never>)
    expect(call).toMatchObject({ module: 'gateAlert', command: check(), at: minutes(30) })
  })
})
