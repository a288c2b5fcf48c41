import { expect, it } from 'vitest'
import { noProfile, profileErrors, profileFields, profileText } from './profile-text.ts'

const stored = { name: 'Carreta', measureType: 'WEIGHT', flow: 'OUTBOUND', approvalRequired: true }

it('sends only the fields that are set, and survives the round trip', () => {
  const { name, measureType, flow, approvalRequired } = stored
  expect(profileFields({ ...noProfile, acceptType: '', name: ' Carreta ', measureType, flow, approvalRequired })).toEqual({
    name,
    measureType,
    flow,
    approvalRequired,
  })
  expect(profileText({ id: 'p1', ...stored })).toEqual({ ...noProfile, acceptType: '', ...stored })
})

it('requires a name', () => expect(profileErrors(noProfile)).toEqual({ name: 'Informe o nome do perfil.' }))
