import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { WaitingCommand, WaitingEvent } from '@embarca/contracts/gate/waiting.ts'
import { noon, specification } from '@embarca/tests/kit/specification.ts'
import { describe, expect, it } from 'vitest'
import { gateReactions } from '../reactions.ts'
import { waitingList } from './index.ts'
import { walkInIdOf } from './state.ts'

const gate = { name: 'Fábrica', zone: 'America/Sao_Paulo', settings: { ...usualGateSettings, active: true } }
const joao = { driverId: 'd1', name: 'João Almeida', document: '52998224725', phone: '62999990000' }
const load = { loadId: 'L1', operationGroupId: 'g1', vehicles: [{ plate: 'QTP1A23' }], isExpectedHere: true, isBegun: false }
const lookups = { shipperId: 's1', gate, isOpen: true, driver: joao, loadDriver: joao, load }
const walkIn = { shipperId: 's1', gate, isOpen: true }
const given = specification(waitingList, lookups)
const at = (over: object) => ({ lookups: { ...lookups, ...over } })

const ask = (type: WaitingCommand['type'], over: object = {}) => ({ type, data: { conciergeId: 'p1', ...over } }) as WaitingCommand
const join = (over: object = {}) => ask('JoinWaitingList', { driverId: 'd1', shippingHash: 'L1', ...over })
const entry = { conciergeId: 'p1', shipperId: 's1', at: noon, until: '2026-01-06T09:00:00.000Z' }
const joined: WaitingEvent = {
  type: 'WaitingListJoined',
  data: {
    ...{ ...entry, waitingId: 'd1', source: 'GATE', personId: 'd1', name: 'João Almeida', document: '52998224725' },
    ...{ phone: '62999990000', plate: 'QTP1A23', driverId: 'd1', loadId: 'L1', operationGroupId: 'g1' },
  },
}
const left = (because: 'CHECKED_IN' | 'REMOVED' | 'DAY_ENDED', when = noon): WaitingEvent => ({
  type: 'WaitingListLeft',
  data: { conciergeId: 'p1', waitingId: 'd1', at: when, because },
})

describe('a driver waits at a gate (Y8)', () => {
  it('for his load, until 06:00 of the next local day', () => given().when(join()).then(joined))
  it('once: a second entry changes nothing', () => given(joined).when(join()).changesNothing())
  it('again after he left', () => given(joined, left('REMOVED')).when(join()).then(joined))
  it('without a load, too', () =>
    given()
      .when(ask('JoinWaitingList', { driverId: 'd1', plate: 'abc-1d23' }), { lookups: { ...walkIn, driver: joao } })
      .brings({ type: 'WaitingListJoined', data: { plate: 'ABC1D23', driverId: 'd1' } }))
  it('as a person of this entry alone, where nobody registered him', () => {
    const id = walkInIdOf('s1', '11144477735')
    given()
      .when(ask('JoinWaitingList', { cpf: '111.444.777-35', name: ' Ivo Prado ', reason: 'Veio sem agendamento' }), { lookups: walkIn })
      .then({
        type: 'WaitingListJoined',
        data: {
          ...{ ...entry, waitingId: id, personId: id, source: 'GATE', name: 'Ivo Prado', document: '11144477735' },
          reason: 'Veio sem agendamento',
        },
      })
    expect(id).not.toContain('11144477735')
  })
  it('says at its field what is missing', () => {
    const walking = (over: object) => given().when(ask('JoinWaitingList', over), { lookups: walkIn })
    walking({}).refused('GATE_CPF_MISSING', 'cpf')
    walking({ cpf: '111.444.777-00' }).refused('GATE_CPF_INVALID', 'cpf')
    walking({ cpf: '111.444.777-35' }).refused('GATE_NAME_MISSING', 'name')
    walking({ driverId: 'd9' }).refused('GATE_DRIVER_UNKNOWN', 'driverId')
  })
  it('not where no visit may begin, for a load of others, or after his check-in', () => {
    given()
      .when(join(), at({ isOpen: false }))
      .refused('GATE_NOT_ACTIVE')
    given()
      .when(join(), at({ load: { ...load, isExpectedHere: false } }))
      .refused('LOAD_NOT_AT_GATE')
    given()
      .when(join(), at({ loadDriver: { ...joao, driverId: 'd2' } }))
      .refused('DRIVER_OF_ANOTHER_LOAD')
    given()
      .when(join(), at({ loadDriver: undefined }))
      .refused('LOAD_WITHOUT_DRIVER')
    given()
      .when(join(), at({ load: { ...load, isBegun: true } }))
      .refused('AT_GATE_ALREADY')
  })
  it('with the integration that the gate asks for, or by leave of staff (R239)', () => {
    const asking = { gate: { ...gate, settings: { ...gate.settings, integrationDays: 30 } } }
    given().when(join(), at(asking)).refused('DRIVER_NEEDS_INTEGRATION')
    given()
      .when(join(), at({ ...asking, integratedOn: '2026-01-02' }))
      .then(joined)
    given()
      .when(join({ allowCheckInWithoutIntegration: true }), at(asking))
      .brings({ type: 'WaitingListJoined', data: { withoutIntegration: true } })
  })
  it('says in his app that he is there (Y6)', () => {
    const arrive = ask('ArriveAtGate', { id: 'L1' })
    given()
      .when(arrive)
      .then({ ...joined, data: { ...joined.data, source: 'APP' } } as WaitingEvent)
    given(joined).when(arrive).changesNothing()
    given()
      .when(arrive, at({ driver: undefined }))
      .refused('DRIVER_OF_ANOTHER_LOAD')
    given()
      .when(arrive, at({ load: { ...load, isBegun: true } }))
      .refused('AT_GATE_ALREADY')
  })
  it('until he is removed, and only then', () => {
    given(joined)
      .when(ask('RemoveWaiting', { id: 'd1' }))
      .then(left('REMOVED'))
    given()
      .when(ask('RemoveWaiting', { id: 'd1' }))
      .refused('NOT_IN_WAITING_LIST')
  })
  it('until the next morning', () => {
    const end = ask('EndWaiting', { id: 'd1', because: 'DAY_ENDED' })
    const morning = '2026-01-06T09:00:00.000Z'
    given(joined).when(end, { lookups, now: morning }).then(left('DAY_ENDED', morning))
    given(joined).when(end, { lookups, now: '2026-01-06T08:59:59.000Z' }).changesNothing()
    given(joined, left('REMOVED')).when(end, { lookups, now: morning }).changesNothing()
  })
  it('until his check-in, which names the entry', () => {
    given(joined)
      .when(ask('EndWaiting', { id: 'd1', because: 'CHECKED_IN' }))
      .then(left('CHECKED_IN'))
    const calls = gateReactions.on.GateCheckedIn!({ data: { conciergeId: 'p1', waitingId: 'd1' } } as never)
    expect(calls).toMatchObject([{ module: 'gateWaiting', command: { type: 'EndWaiting', data: { id: 'd1', because: 'CHECKED_IN' } } }])
  })
  it('is claimed under his CPF: named by his entry or by his number, he is one', () => {
    const claims = waitingList.claims!(joined, {})
    const byNumber = { ...joined, data: { ...joined.data, waitingId: 'x' } } as WaitingEvent
    expect(waitingList.claims!(byNumber, {})).toEqual(claims)
    expect(waitingList.claims!(left('REMOVED'), { standing: joined.data as never })).toEqual({ release: claims?.take })
    expect(JSON.stringify(claims)).not.toContain(joao.document)
    const unknown = { ...joined, data: { ...joined.data, document: '' } } as WaitingEvent
    expect(waitingList.claims!(unknown, {})).toEqual({ take: [] })
  })
  it('is the shipper’s, and with a load the group’s', () => {
    const owner = waitingList.owner({ standing: joined.data as never }, {}, {} as never)
    expect(owner).toMatchObject({ shipperId: 's1', operationGroupId: 'g1' })
    expect(waitingList.owner({}, {}, {} as never)).toBeUndefined()
  })
})
