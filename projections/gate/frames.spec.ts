import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { mill } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { gateFrames } from '../loads/gate-frames.ts'
import { gateOwner, notifyAtGate, notifyCall } from './owner.ts'

const load = {
  ...{
    hashId: 'L1',
    externalId: 'CG-1',
    statusCode: 'IN_COLLECT',
    vehiclePrimaryPlate: 'RQK3D41',
    shipperId: 's1',
    operationGroupId: 'g1',
  },
} as Parameters<typeof gateFrames>[0]
const group = [{ topic: 'group:s1/g1', channel: 'shipper' }]
const framesOf = (type: string, data: object = {}) =>
  gateFrames(load, { id: 'e1', position: '7', type, data: { conciergeId: 'mill', ...data } } as unknown as Recorded, group)

const staff: Actor = { userId: 'ana', name: 'Ana', shipperId: 's1', roles: ['shipper_concierge'], operationGroups: ['g1'] }
/** The types of frames that a user of the gate's channel gets. */
const receivedBy = (by: Partial<Actor>, frames: ReturnType<typeof framesOf>) => {
  const topics = gateOwner.topicsOf!({ ...staff, ...by }, 'mill')
  return frames.filter(({ places }) => places.some(({ topic }) => topics.includes(topic))).map(({ type }) => type)
}

describe('a gate’s channel (Y39)', () => {
  const called = framesOf('GateEntryRequested', { dock: '2' })
  it('tells its people of every step, and of a call by its message (R164)', () => {
    expect(receivedBy({}, framesOf('GateCheckedIn'))).toEqual(['visit.changed'])
    expect(receivedBy({}, called)).toEqual(['visit.changed', 'call', 'CONCIERGE_REQUEST_INBOUND'])
    expect(receivedBy({}, framesOf('LoadingFinished'))).toEqual(['visit.changed', 'CONCIERGE_FINISH_COLLECT'])
  })
  it('tells a panel of calls only', () => {
    expect(receivedBy({ roles: ['shipper_call_panel'] }, called)).toEqual(['call'])
    expect(receivedBy({ roles: ['shipper_call_panel'] }, framesOf('LoadingStarted'))).toEqual([])
  })
  it('tells both once the call stands in the list of the day', () => {
    const change = { view: 'gate-call', id: '7', position: '7', shipperId: 's1', operationGroupId: 'g1', json: '{"conciergeId":"mill"}' }
    const frames = notifyCall(change as never, {} as never)
    expect([receivedBy({}, frames), receivedBy({ roles: ['shipper_call_panel'] }, frames)]).toEqual([['call'], ['call']])
    expect(receivedBy({ operationGroups: ['g2'] }, frames)).toEqual([])
  })
  it('tells no other group, and the platform’s own staff all of them (Y2)', () => {
    expect(receivedBy({ operationGroups: ['g2'] }, called)).toEqual([])
    expect(receivedBy({ shipperId: 's2' }, called)).toEqual([])
    expect(receivedBy({ roles: ['embarca_admin'], operationGroups: [] }, called)).toHaveLength(3)
  })
  it('sends the group’s own channel each message, with what happened and no person', () => {
    const message = called.find(({ type }) => type === 'CONCIERGE_REQUEST_INBOUND')!
    expect(message.places).toContainEqual(group[0])
    expect(JSON.parse(message.data!)).toEqual({
      ...{ type: 'CONCIERGE_REQUEST_INBOUND', shippingHash: 'L1', shippingExternalId: 'CG-1', status: 'IN_COLLECT' },
      ...{ message: 'Motorista chamado para a doca · RQK3D41 · doca 2', agentType: 'SHIPPER', attachments: [] },
    })
    expect(called.filter(({ type }) => type !== 'CONCIERGE_REQUEST_INBOUND').every(({ data }) => data === undefined)).toBe(true)
  })
  it('tells its people of the waiting list: with a load its group, without one all of them', () => {
    const change = { view: 'gate-waiting', id: 'mill@d1', position: '7', shipperId: 's1' }
    const received = (of: object, by: Partial<Actor> = {}) => receivedBy(by, notifyAtGate({ ...change, ...of } as never, {} as never))
    expect(received({ operationGroupId: 'g1' })).toEqual(['visit.changed'])
    expect(received({ operationGroupId: 'g2' })).toEqual([])
    expect(received({})).toEqual(['visit.changed'])
    expect(received({}, { shipperId: 's2' })).toEqual([])
  })
  it('is for those who watch calls at a collect place of their company', async () => {
    const recorder = eventRecorder()
    const { placeId: id, ...place } = mill
    recorder.recordEvent('place-mill', { type: 'PlaceRegistered', data: { id, shipperId: 's1', kind: 'COLLECT', ...place } })
    const may = async (by: Partial<Actor>, gate = 'mill') => {
      const actor = { ...staff, ...by }
      const { views } = await queryContext(recorder.log, actor)
      return gateOwner.maySee(actor, gate, { views, events: { read: async () => [] } })
    }
    expect(await may({})).toBe(true)
    expect(await may({ roles: ['shipper_call_panel'] })).toBe(true)
    expect(await may({ roles: ['shipper_analytics'] })).toBe(false)
    expect(await may({ shipperId: 's2' })).toBe(false)
    expect(await may({}, 'shop')).toBe(false)
  })
})
