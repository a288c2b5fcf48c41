import { expect, it } from 'vitest'
import { checkedText } from './checked.ts'
import { detailOf } from './detail.ts'

const check = (rule: string, verdict: string, source = 'REGISTER') => ({
  rule,
  verdict,
  source,
  subjectId: 'd1',
  at: '2026-01-05T12:00:00.000Z',
})
const bound = (...checks: readonly object[]) =>
  detailOf({ type: 'DriverBound', data: { driver: { name: 'João' }, vehicles: [], checks } } as never)

it('a step says why it was allowed: what was waived, what warned, what nobody could say', () => {
  const waived = check('BLOCKED', 'WARN', 'WAIVER')
  const twice = [check('CNH_EXPIRED', 'WARN'), check('CNH_EXPIRED', 'WARN'), check('NO_TRACKER', 'UNKNOWN')]
  expect(bound(waived, ...twice, check('NOT_TIED', 'OK'))).toBe(
    'João · liberado: Bloqueio; avisos: Validade da CNH; sem informação: Rastreador',
  )
  expect(bound(check('NOT_TIED', 'OK'))).toBe('João · conferido')
})
it('a step from before the question says nothing of it', () => {
  expect(checkedText(undefined)).toBeUndefined()
  expect(bound()).toBe('João')
})
it('a questioned hiring names what is wrong; a waiver names the rule and its reason', () => {
  const of = (type: string, data: object) => detailOf({ type, data } as never)
  expect(of('HiringQuestioned', { checks: [check('BLOCKED', 'BLOCK')] })).toBe('Bloqueio')
  expect(of('EligibilityWaived', { rule: 'BLOCKED', reason: 'Única carreta disponível' })).toBe('Bloqueio · Única carreta disponível')
})
