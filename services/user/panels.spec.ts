import type { Role } from '@embarca/contracts/roles.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, expect, it } from 'vitest'
import { people, world } from '../../tests/stories/world.ts'
import { users } from './index.ts'

const given = specification(users)
const by = (role: Role = 'shipper_operator') => ({ by: actor([role], { userId: 'ana' }) })
const panel = {
  ...{ id: 'tv', userId: 'tv', shipperId: 's1', username: 'painel-tv', name: 'Pátio', email: '', roles: ['shipper_call_panel'] },
  ...{ operationGroupIds: ['g1'], active: true, panel: { gateIds: [], since: '2026-01-01T10:00:00Z' } },
}
const was = { type: 'UserRegistered', data: panel }
const admit = { type: 'AdmitPanel', data: { id: 'tv', name: ' Pátio ', gateIds: [] } }

describe('a TV that shows calls (Y17)', () => {
  it('is admitted as a user of its own, without a right but to watch calls', () => {
    given()
      .when(admit, by())
      .brings({
        type: 'UserRegistered',
        data: { id: 'tv', name: 'Pátio', roles: ['shipper_call_panel'], active: true, panel: { gateIds: [] } },
      })
  })
  it('is admitted once by its code', () => {
    given(was).when(admit, by()).refused('PANEL_CODE_UNKNOWN')
  })
  it('gets another name, and keeps its rights', () => {
    given(was)
      .when({ type: 'ChangePanel', data: { id: 'tv', name: 'Sala', gateIds: [] } }, by())
      .brings({ type: 'UserChanged', data: { ...panel, name: 'Sala' } })
    given(was)
      .when({ type: 'ChangePanel', data: { id: 'tv', name: 'Pátio', gateIds: [] } }, by())
      .changesNothing()
  })
  it('is revoked', () => {
    given(was)
      .when({ type: 'RevokePanel', data: { id: 'tv' } }, by())
      .then({ type: 'UserRemoved', data: { id: 'tv', shipperId: 's1' } })
  })
  it('stands at gates of its own company, and commands of TVs reach no person', async () => {
    const here = await world()
    const ask = (type: string, data: object) => here.ask('user', people.ana, { type, data })
    expect(await ask('AdmitPanel', { ...admit.data, gateIds: ['elsewhere'] })).toMatchObject({ refused: 'PLACE_NOT_YOURS' })
    for (const type of ['ChangePanel', 'RevokePanel'])
      await expect(ask(type, { id: people.bia.userId, name: 'x', gateIds: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
