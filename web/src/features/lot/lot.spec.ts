import { describe, expect, it } from 'vitest'
import { lotUnit, perPart } from '../../shared/load/lot-amounts.ts'
import { burnLine } from './burn-chart.ts'
import { agreementLook, amountProblem, quotaProblem } from './lot-texts.ts'

const tons = lotUnit({ measureType: 'WEIGHT' })

describe('the burn-down of a lot', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`
  const hours = (line: readonly (readonly [number, number])[]) => line.map(([ms, amount]) => [new Date(ms).getUTCHours(), amount])
  const burnDown = [
    { at: at(8), remaining: 80 },
    { at: at(10), remaining: 60 },
  ]
  it('starts at the total, is flat until now and leads to its projected end', () => {
    const line = burnLine({ total: 100, remaining: 60, burnDown, projectedEnd: at(18) }, now)
    expect(hours(line.past)).toEqual([
      [8, 100],
      [8, 80],
      [10, 60],
      [12, 60],
    ])
    expect(hours(line.forecast)).toEqual([
      [12, 60],
      [18, 0],
    ])
  })
  it('has no forecast without a pace, and no line before the first withdrawal', () => {
    expect(burnLine({ total: 100, remaining: 60, burnDown }, now).forecast).toEqual([])
    expect(burnLine({ total: 100, remaining: 100, burnDown: [] }, now).past).toEqual([])
  })
})

it('a price is per ton, burden or cubic metre', () => {
  expect(perPart({ part: 1000 }, tons)).toBe('por t')
  expect(perPart({ part: 32_000 }, lotUnit({ lot: { weightBurden: 32_000 } }))).toBe('por 32,00 t')
  expect(perPart({ part: 1 }, lotUnit({ measureType: 'CUBAGE' }))).toBe('por m³')
})
it('a quota lies between the withdrawn amount and what is without an agreement', () => {
  expect(quotaProblem(undefined, 0, 1, tons)).toBe('Informe uma cota maior que zero.')
  expect(quotaProblem(10, 20_000, 90_000, tons)).toBe('A cota não pode ser menor que o volume já retirado.')
  expect(quotaProblem(91, 20_000, 90_000, tons)).toBe('A cota é maior que o volume ainda disponível no lote.')
  expect(quotaProblem(90, 20_000, 90_000, tons)).toBeUndefined()
})
it('a withdrawal keeps to the limits of its lot and its quota', () => {
  const limits = { amountMinimum: 10_000, amountMaximum: 40_000 }
  expect(amountProblem(9, limits, 90_000, tons)).toBe('O volume é menor que o mínimo por retirada.')
  expect(amountProblem(41, limits, 90_000, tons)).toBe('O volume é maior que o máximo por retirada.')
  expect(amountProblem(41, {}, 40_000, tons)).toBe('O volume é maior que o saldo da cota.')
  expect(amountProblem(32, limits, 90_000, tons)).toBeUndefined()
})
it('stopped withdrawals are shown on an approved agreement', () => {
  expect(agreementLook({ status: 'APPROVED', stopped: true }).text).toBe('Retiradas paradas')
  expect(agreementLook({ status: 'PENDING', stopped: false }).text).toBe('Aguardando aprovação')
})
