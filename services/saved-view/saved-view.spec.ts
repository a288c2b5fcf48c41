import type { SavedViewEvent } from '@embarca/contracts/saved-view/events.ts'
import type { SavedViewCommand } from '@embarca/contracts/saved-view/routes.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, it } from 'vitest'
import { savedViews } from './index.ts'

const given = specification(savedViews, {})
const view = { viewId: 'v1', shipperId: 's1' }
const viewInput = { name: 'Sem motorista', path: '/loads', query: 'deliveryStatus=ASSIGNED_TO_TRANSPORTER' } as const
const saved = (shared = true): SavedViewEvent => ({ type: 'ViewSaved', data: { ...view, ...viewInput, shared, owner: 'ana' } })
const by = (userId: string, role: 'shipper_operator' | 'shipper_admin' = 'shipper_operator') => ({ by: actor([role], { userId }) })
const rename = { type: 'ChangeView', data: { id: 'v1', name: ' Motoristas ' } } as const
const choose: SavedViewCommand = { type: 'ChooseDefaultView', data: { id: 'v1', roles: ['shipper_operator'] } }

describe('a saved view', () => {
  it('saves an address under a name', () =>
    given()
      .when({ type: 'SaveView', data: { ...viewInput, shared: false } }, by('ana'))
      .brings({ type: 'ViewSaved', data: { name: 'Sem motorista', query: viewInput.query, owner: 'ana' } }))
  it('is renamed, shared and changed by its owner, or by an administrator', () => {
    given(saved())
      .when(rename, by('ana'))
      .then({ type: 'ViewChanged', data: { ...view, ...viewInput, name: 'Motoristas', shared: true } })
    given(saved()).when(rename, by('bia')).refused('VIEW_NOT_YOURS')
    given(saved()).when(rename, by('bia', 'shipper_admin')).brings({ type: 'ViewChanged' })
    given(saved())
      .when({ type: 'ChangeView', data: { id: 'v1', shared: true } }, by('ana'))
      .changesNothing()
  })
  it('is the default of a role only while it is shared', () => {
    given(saved())
      .when(choose)
      .then({ type: 'DefaultViewChosen', data: { ...view, roles: ['shipper_operator'] } })
    given(saved(false)).when(choose).refused('VIEW_NOT_SHARED')
    given(saved(), { type: 'DefaultViewChosen', data: { ...view, roles: ['shipper_operator'] } })
      .when({ type: 'ChangeView', data: { id: 'v1', shared: false } }, by('ana'))
      .refused('VIEW_NOT_SHARED')
  })
  it('is removed once', () => {
    const remove = { type: 'RemoveView', data: { id: 'v1' } } as const
    given(saved()).when(remove, by('ana')).then({ type: 'ViewRemoved', data: view })
    given(saved(), { type: 'ViewRemoved', data: view }).when(remove, by('ana')).refused('VIEW_UNKNOWN')
  })
})
