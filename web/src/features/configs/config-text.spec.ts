import { toggles } from '@embarca/contracts/toggles.ts'
import { expect, it } from 'vitest'
import { configErrors, configFields, configText } from './config-text.ts'

const limits = { priceWarnPercent: 30, priceConfirmPercent: 100 }
const stored = { toggles, integrationDays: 180, approvalAbove: 1_000_000, workingHours: { days: [1, 2], from: '07:00', to: '19:00' } }

it('survives the round trip through the form, and sends every toggle', () => {
  expect(configFields(configText({ ...stored, revision: 3 }))).toEqual({ ...stored, documentExpiryDays: 30, ...limits, lotByBurden: false })
  expect(configFields({ ...configText({ ...stored, revision: 3 }), hours: false, approvalAbove: undefined, integrationDays: '' })).toEqual({
    toggles,
    documentExpiryDays: 30,
    ...limits,
    lotByBurden: false,
  })
})

it('working hours end after they start and have at least one day', () => {
  expect(configErrors({ ...configText({ ...stored, revision: 3 }), to: '06:00', days: [] })).toEqual({
    days: 'Escolha ao menos um dia.',
    to: 'O fim vem antes do início.',
  })
  expect(configErrors({ ...configText({ ...stored, revision: 3 }), documentExpiryDays: '0' })).toHaveProperty('documentExpiryDays')
  expect(configErrors({ ...configText({ ...stored, revision: 3 }), integrationDays: '0' })).toHaveProperty('integrationDays')
})

it('a price is confirmed no nearer to its median than it is warned of', () => {
  const errorsOf = (priceWarnPercent: string, priceConfirmPercent: string) =>
    configErrors({ ...configText({ ...stored, revision: 3 }), priceWarnPercent, priceConfirmPercent })
  expect(errorsOf('20', '20')).toEqual({})
  expect(errorsOf('60', '50')).toEqual({ priceConfirmPercent: 'O percentual que pede confirmação não pode ser menor que o que avisa.' })
  expect(errorsOf('', '1001')).toEqual({ priceWarnPercent: 'Escreva de 1 a 1000 %.', priceConfirmPercent: 'Escreva de 1 a 1000 %.' })
})
