import { expect, it } from 'vitest'
import { incidentQuery, readIncidentAddress } from './incident-address.ts'

it('holds whether OTIF is affected, a range of costs and days of closing, and asks for them', () => {
  const address = readIncidentAddress({
    ...{ influenceOtif: false, minCost: 0, maxCost: '25000' },
    ...{ closedInit: '01/11/2026', closedEnd: '20/11/2026' },
  })
  expect(address).toMatchObject({ influenceOtif: 'false', minCost: 0, maxCost: 25_000 })
  expect(incidentQuery(address)).toEqual({
    ...{ influenceOtif: false, minCost: 0, maxCost: 25_000 },
    ...{ closedInit: '01/11/2026', closedEnd: '20/11/2026' },
  })
})

it('takes no nonsense from an address', () => {
  const given = { influenceOtif: 'maybe', minCost: '-1', maxCost: '1,5', closedInit: 'ontem' }
  expect(readIncidentAddress(given)).toEqual({})
  expect(readIncidentAddress({ minCost: '', maxCost: 'x' })).toEqual({})
})
