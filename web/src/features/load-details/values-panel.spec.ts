import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aCard } from '../../shared/load/card.fixture.ts'
import { ValuesPanel } from './ValuesPanel.tsx'

const shown = (terms: object, changes: object = {}) => {
  const load = { ...aCard(), actions: [], terms: { profileName: 'Bobinas', ...terms }, ...changes } as unknown as LoadDetails
  return renderToStaticMarkup(createElement(ValuesPanel, { load, onAsk: () => {} })).replace(/\s/g, ' ')
}

it('shows how the offer is accepted (M155, M156)', () => {
  expect(shown({ acceptType: 'FIRST_ACCEPT' })).toContain('Automático')
  expect(shown({ acceptType: 'WAIT_DURATION' })).toContain('Aguardar decisão')
})

it('formats distance, money and weight (R126, R127, R128, R129)', () => {
  expect(shown({ freightDistance: 1838 })).toContain('1.838 km')
  expect(shown({}, { freightPrice: 618_000, weight: 27_500 })).toMatch(/R\$ 6\.180,00.*27,50 t/)
  expect(shown({}, { weight: -1, cubage: 42.5 })).toContain('42,50 m³')
})
