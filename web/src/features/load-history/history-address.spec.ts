import { expect, it } from 'vitest'
import { historyQuery, periodOf, readHistoryAddress } from './history-address.ts'

const today = new Date(2026, 10, 21)
const loads = { perDelivery: false, today }

it('starts three months back and ends one month ahead (R022)', () => {
  expect(periodOf({}, today)).toEqual({ from: '21/08/2026', to: '21/12/2026' })
  expect(periodOf({}, new Date(2026, 4, 31))).toEqual({ from: '28/02/2026', to: '30/06/2026' })
  expect(periodOf({ collectDateStart: '01/01/2026' }, today).from).toBe('01/01/2026')
})
it('days start at 00:00:00 and end at 23:59:59 (R012)', () =>
  expect(historyQuery({}, loads)).toEqual({
    status: ['ALL'],
    collectDateStart: '21/08/2026 00:00:00',
    collectDateEnd: '21/12/2026 23:59:59',
  }))
it('lists the deliveries of finished loads, one per row', () =>
  expect(historyQuery({ status: ['CANCELED'], receiptStatus: ['PENDING'] }, { ...loads, perDelivery: true })).toMatchObject({
    status: ['FINISHED'],
    receiptStatus: ['PENDING'],
    perDelivery: true,
  }))
it('asks only for loads that wait for the logistic operator', () => {
  expect(historyQuery({}, { ...loads, waiting: true })).toMatchObject({ flWaitingOnLogisticOperator: true })
  expect(historyQuery({}, loads)).not.toHaveProperty('flWaitingOnLogisticOperator')
})
it('treats only seven characters as a plate (R030)', () => {
  expect(historyQuery({ plate: 'ABC1' }, loads)).not.toHaveProperty('plate')
  expect(historyQuery({ plate: 'ABC1D23' }, loads)).toMatchObject({ plate: 'ABC1D23' })
})
it('drops unknown parameters of the address', () =>
  expect(readHistoryAddress({ externalId: 20418, status: 'FINISHED,DRAFT', collectDateEnd: 'x', operationGroupIds: ['0'] })).toEqual({
    externalId: '20418',
    status: ['FINISHED'],
    operationGroupIds: ['0'],
  }))
