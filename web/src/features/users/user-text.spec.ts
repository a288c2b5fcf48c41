import { describe, expect, it } from 'vitest'
import { changedFields, inOrder, matchesSearch, newcomerFields, noUser, suggestedUsername, userErrors, userText } from './user-text.ts'

const ana = {
  ...{ id: 'u1', revision: 2, username: 'ana.prado', name: 'Ana Prado', email: 'ana@s1.example', flNotifyBySystem: true, active: true },
  ...{ roles: ['shipper_receipt_approver'], operationGroupIds: ['g1'] },
}
const here = { isNew: true, elsewhere: false }

describe('a person in the form', () => {
  it('is sent trimmed, without empty fields', () => {
    const typed = { ...noUser, name: ' Leo Dias ', email: 'leo@s1.example ', username: 'leo', roles: ['shipper_operator'] }
    expect(newcomerFields(typed)).toEqual({
      ...{ name: 'Leo Dias', email: 'leo@s1.example', username: 'leo' },
      ...{ roles: ['shipper_operator'], operationGroupIds: [] },
    })
    expect(newcomerFields({ ...typed, subject: ' 7f-1 ' })).toMatchObject({ id: '7f-1' })
  })
  it('sends roles and groups only when they were changed', () => {
    const start = userText(ana)
    expect(changedFields({ ...start, phone: '41999990000' }, start)).toEqual({
      name: 'Ana Prado',
      email: 'ana@s1.example',
      phone: '41999990000',
    })
    expect(changedFields({ ...start, active: false, operationGroupIds: [] }, start)).toMatchObject({ active: false, operationGroupIds: [] })
    expect(changedFields({ ...start, roles: ['shipper_operator'] }, start)).not.toHaveProperty('operationGroupIds')
  })
  it('reports errors at their fields', () => {
    expect(Object.keys(userErrors(noUser, here))).toEqual(['name', 'email', 'roles', 'username'])
    expect(Object.keys(userErrors(noUser, { isNew: true, elsewhere: true }))).toContain('subject')
    expect(userErrors({ ...userText(ana), username: '' }, { isNew: false, elsewhere: true })).toEqual({})
    expect(userErrors({ ...userText(ana), email: 'a@b.co c@d.co', phone: '123' }, here)).toMatchObject({
      email: /válido/,
      phone: /incompleto/,
    })
  })
  it('gets a user name suggested from the e-mail', () => {
    expect(suggestedUsername('José.Íris+frete@Empresa.com.br')).toBe('jose.irisfrete')
    expect(suggestedUsername('')).toBe('')
  })
  it('is found by any part of the known data, ignoring case and accents', () => {
    for (const text of ['PRADO', 'ana canhotos', 'ana@s1', 'gestão']) expect(matchesSearch(ana, text), text).toBe(true)
    expect(matchesSearch(ana, 'ana portaria')).toBe(false)
  })
  it('is sorted ignoring accents', () => {
    const names = ['Diego', 'Zoé', 'Débora', 'Ângela'].map((name) => ({ ...ana, name }))
    expect(inOrder(names).map(({ name }) => name)).toEqual(['Ângela', 'Débora', 'Diego', 'Zoé'])
    expect(inOrder(names, { id: 'name', desc: true }).map(({ name }) => name)).toEqual(['Zoé', 'Diego', 'Débora', 'Ângela'])
  })
  it('is sorted by another column, then by name', () => {
    const people = [{ ...ana, name: 'Zoé', username: 'a' }, { ...ana, name: 'Bia', active: false }, ana].map((one) => ({ ...one }))
    expect(inOrder(people, { id: 'active', desc: false }).map(({ name }) => name)).toEqual(['Ana Prado', 'Zoé', 'Bia'])
    expect(inOrder(people, { id: 'username', desc: false }).map(({ name }) => name)).toEqual(['Zoé', 'Ana Prado', 'Bia'])
  })
})
