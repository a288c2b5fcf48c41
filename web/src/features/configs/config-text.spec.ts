import { toggles } from '@embarca/contracts/toggles.ts'
import { expect, it } from 'vitest'
import { configErrors, configFields, configText } from './config-text.ts'

const stored = { toggles, approvalAbove: 1_000_000, workingHours: { days: [1, 2], from: '07:00', to: '19:00' } }

it('survives the round trip through the form, and sends every toggle', () => {
  expect(configFields(configText({ ...stored, revision: 3 }))).toEqual({ ...stored, documentExpiryDays: 30, lotByBurden: false })
  expect(configFields({ ...configText({ ...stored, revision: 3 }), hours: false, approvalAbove: undefined })).toEqual({
    toggles,
    documentExpiryDays: 30,
    lotByBurden: false,
  })
})

it('working hours end after they start and have at least one day', () => {
  expect(configErrors({ ...configText({ ...stored, revision: 3 }), to: '06:00', days: [] })).toEqual({
    days: 'Escolha ao menos um dia.',
    to: 'O fim vem antes do início.',
  })
  expect(configErrors({ ...configText({ ...stored, revision: 3 }), documentExpiryDays: '0' })).toHaveProperty('documentExpiryDays')
})
