import { expect, it } from 'vitest'
import { panelForms, panelText } from './panel-text.ts'

const { admit, change } = panelForms
const typed = { userCode: ' bcdf-ghjk ', name: ' TV da doca 3 ', gateIds: ['g1'] }

it('sends the code as the TV shows it, and only while it is admitted', () => {
  expect(admit.input(typed)).toEqual({ userCode: 'BCDF-GHJK', name: 'TV da doca 3', gateIds: ['g1'] })
  expect(change.input(typed)).toEqual({ name: 'TV da doca 3', gateIds: ['g1'] })
  expect(panelText({ id: 'p', name: 'TV', gateIds: [], since: '2026-01-01T00:00:00Z' })).toEqual({ userCode: '', name: 'TV', gateIds: [] })
})

it('asks for eight letters and a name', () => {
  expect(admit.errors(typed)).toEqual({})
  expect(admit.errors({ ...typed, userCode: 'BCDF GHJK' })).toEqual({})
  expect(admit.errors({ userCode: 'BCDF', name: ' ', gateIds: [] })).toEqual({
    ...{ userCode: 'Escreva as oito letras que a TV mostra.', name: 'Informe o nome do painel.' },
  })
  expect(change.errors({ ...typed, userCode: '' })).toEqual({})
})
