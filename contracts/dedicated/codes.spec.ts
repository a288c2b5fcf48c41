import { expect, it } from 'vitest'
import { loadStatuses, vehicleTypes } from '../load/codes.ts'
import { classOf, fitsLoad, statusOfBound } from './codes.ts'

it('trailer rigs are CARRETA, all others TRUCK (Y25)', () => {
  expect(vehicleTypes.filter((type) => classOf(type) === 'CARRETA')).toEqual(['CARRETA', 'CARRETA_LS', 'BITREM', 'RODOTREM', 'TRITREM'])
})
it('a vehicle takes loads whose type its own code contains, not the reverse (R230)', () => {
  expect([
    fitsLoad('BITRUCK', 'TRUCK'),
    fitsLoad('TRUCK', 'BITRUCK'),
    fitsLoad('CARRETA_LS', 'CARRETA'),
    fitsLoad('VUC', undefined),
  ]).toEqual([...[true, false, true, true]])
})
it('a bound load says what its vehicle does, until it has ended (Y24)', () => {
  const allOf = (asked: ReturnType<typeof statusOfBound>) => loadStatuses.filter((status) => statusOfBound(status) === asked)
  expect(allOf('SCHEDULED')).toEqual([
    'ASSIGNED_TO_TRANSPORTER',
    'WAITING_DRIVER_ACCEPT',
    'LINKED_TO_DRIVER_VEHICLE',
    'IN_COLLECT',
    'COLLECT_DONE',
  ])
  expect([allOf('IN_TRANSIT'), allOf('DELIVERED')]).toEqual([['IN_TRANSIT', 'IN_DELIVERY'], ['DELIVERED']])
  expect(allOf(undefined)).toContain('FINISHED')
})
