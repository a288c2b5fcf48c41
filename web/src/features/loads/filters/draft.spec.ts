import { expect, it } from 'vitest'
import { periodErrors, searchChange, withChange } from './draft.ts'

it('clears the tracking status when its type changes (R059)', () => {
  const draft = { trackingType: 'APPLICATION', trackingStatus: 'TRACKING' } as const
  expect(withChange(draft, { trackingType: 'ALL' })).toEqual({ trackingType: 'ALL', trackingStatus: undefined })
  expect(withChange(draft, { flPending: true }).trackingStatus).toBe('TRACKING')
})
it('clears the place with its city, and the city with its state', () => {
  const draft = { originUF: 'SP', originCity: 'Campinas', originPlaceId: 'p1', destinationCity: 'Betim' }
  expect(withChange(draft, { originUF: 'MG' })).toMatchObject({ originCity: undefined, originPlaceId: undefined, destinationCity: 'Betim' })
  expect(withChange(draft, { originCity: 'Santos' })).toMatchObject({ originUF: 'SP', originPlaceId: undefined })
})
it('reports a period that ends before it starts', () => {
  expect(periodErrors({ collectDateInit: '02/11/2026', collectDateEnd: '01/11/2026' })).toEqual({
    collectDateEnd: 'O início do período deve ser anterior ao fim.',
  })
  expect(periodErrors({ collectDateInit: '01/11/2026', collectDateEnd: '01/11/2026', deliveryDateEnd: '01/01/2020' })).toEqual({})
})
it('removes from the address what the draft lacks', () =>
  expect(searchChange({ originUF: 'SP', closedOrder: 'asc', text: 'x' }, { text: 'y' })).toEqual({ originUF: undefined, text: 'y' }))
