import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, expect, it } from 'vitest'
import type { LookupContext } from '../kit/command-row.ts'
import { isTiedTo } from './index.ts'

const { tania, tito, bia } = people
const operator = { ...tania, roles: ['transporter_admin'] }
const carrier = { ...tito, roles: ['transporter_admin'] }
const unknown = { code: 'NOT_FOUND' }
let here: World
beforeEach(async () => {
  here = await world()
})
const does = (by: typeof tania, type: string, id: string) => here.execute('operatorTie', by, { type, data: { id } })
const asks = (by: typeof tania, type: string, id: string) => here.ask('operatorTie', by, { type, data: { id } })
const read: LookupContext['read'] = async (of, stream) => (await here.states.read(of, stream)).state
const tied = () => isTiedTo({ read }, 't1', 't2')

it('a carrier is on the list of an operator once it accepted, until either ends it', async () => {
  await does(operator, 'InviteOwnCarrier', 't2')
  expect(await tied()).toBe(false)
  await does(carrier, 'AcceptOperator', 't1')
  expect(await tied()).toBe(true)
  expect(await isTiedTo({ read }, 't2', 't1')).toBe(false)
  await does(carrier, 'LeaveOperator', 't1')
  expect(await tied()).toBe(false)
  await does(operator, 'InviteOwnCarrier', 't2')
  await does(carrier, 'AcceptOperator', 't1')
  await does(operator, 'EndOwnCarrier', 't2')
  expect(await here.eventTypes('operator-tie-t1.t2')).toEqual([
    ...['OperatorCarrierInvited', 'OperatorCarrierAccepted', 'OperatorCarrierEnded'],
    ...['OperatorCarrierInvited', 'OperatorCarrierAccepted', 'OperatorCarrierEnded'],
  ])
})
it('a carrier may refuse, and be invited again; the same invitation twice changes nothing', async () => {
  await does(operator, 'InviteOwnCarrier', 't2')
  await does(operator, 'InviteOwnCarrier', 't2')
  await does(carrier, 'RefuseOperator', 't1')
  expect(await here.eventTypes('operator-tie-t1.t2')).toEqual(['OperatorCarrierInvited', 'OperatorCarrierRefused'])
  await does(operator, 'InviteOwnCarrier', 't2')
})
it('nobody answers an invitation that there is not', async () => {
  for (const type of ['AcceptOperator', 'RefuseOperator', 'LeaveOperator'])
    await expect(asks(carrier, type, 't1')).rejects.toMatchObject(unknown)
  await expect(asks(operator, 'EndOwnCarrier', 't2')).rejects.toMatchObject(unknown)
})
it('an invitation is answered, a partnership is left', async () => {
  await does(operator, 'InviteOwnCarrier', 't2')
  expect(await asks(carrier, 'LeaveOperator', 't1')).toMatchObject({ refused: 'TIE_NOT_NOW' })
  await does(carrier, 'AcceptOperator', 't1')
  expect(await asks(carrier, 'RefuseOperator', 't1')).toMatchObject({ refused: 'TIE_NOT_NOW' })
})
it('the operator cannot accept for the carrier', async () => {
  await does(operator, 'InviteOwnCarrier', 't2')
  await expect(asks(operator, 'AcceptOperator', 't2')).rejects.toMatchObject(unknown)
  expect(await tied()).toBe(false)
})
it('neither its own company nor an unknown one is invited', async () => {
  expect(await asks(operator, 'InviteOwnCarrier', 't1')).toMatchObject({ refused: 'OWN_COMPANY' })
  await expect(asks(operator, 'InviteOwnCarrier', 'nobody')).rejects.toMatchObject(unknown)
})
it('staff of a shipper have nothing to do with it', async () => {
  await expect(asks(bia, 'InviteOwnCarrier', 't2')).rejects.toMatchObject(unknown)
})
