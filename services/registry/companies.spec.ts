import { specification } from '@embarca/tests/kit/specification.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, it } from 'vitest'
import { companies } from './companies.ts'

const given = specification(companies)
const company = {
  ...{ id: 't1', shipperId: 'embarca', name: 'Norte Ltda', document: '11444777000161', city: 'Lages', state: 'SC', shippers: ['s1'] },
  phone: '4932221100',
  operationUFs: ['SC'],
}
const was = { type: 'TransporterRegistered', data: company }
const staffed = { type: 'TransporterChanged', data: { ...company, staffed: true } }
const boss = { by: actor(['transporter_admin'], { transporterId: 't1' }) }
const change = (data: object) => ({ type: 'ChangeCompany', data })

describe('the data of a carrier', () => {
  it('is changed by its own administrator, field by field', () =>
    given(was, staffed)
      .when(change({ fantasyName: 'Norte Cargas', operationUFs: ['PR', 'SC'] }), boss)
      .then({ type: 'TransporterChanged', data: { ...staffed.data, fantasyName: 'Norte Cargas', operationUFs: ['PR', 'SC'] } }))
  it('loses what is emptied, never its name, its place or its CNPJ', () => {
    const { phone: _, operationUFs: __, ...left } = staffed.data
    given(was, staffed)
      .when(change({ phone: '', operationUFs: [], city: '' }), boss)
      .then({ type: 'TransporterChanged', data: { ...left, city: '' } })
  })
  it('stays as it is when nothing differs', () => {
    given(was, staffed)
      .when(change({ name: 'Norte Ltda', phone: '4932221100' }), boss)
      .changesNothing()
    given(was, staffed)
      .when(change({ fantasyName: '' }), boss)
      .changesNothing()
  })
  it('is typed by its shippers while it has no users, and not after (CA1)', () => {
    given(was)
      .when(change({ id: 't1', phone: '4932221199' }))
      .then({ type: 'TransporterChanged', data: { ...company, phone: '4932221199' } })
    given(was, staffed)
      .when(change({ id: 't1', phone: '4932221199' }))
      .refused('COMPANY_STAFFED')
  })
  it('is not overwritten when the company is found in the registry again (CA3)', () =>
    given(was, staffed)
      .when({ type: 'AddCompany', data: { cnpj: company.document, name: 'NORTE LTDA', city: 'LAGES', state: 'SC', phone: '0' } })
      .changesNothing())
})
