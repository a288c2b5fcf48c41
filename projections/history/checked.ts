import type { FrozenCheck } from '@embarca/contracts/eligibility/checks.ts'
import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { historyTexts } from '@embarca/contracts/load-details/labels.pt.ts'

type Checks = readonly Pick<FrozenCheck, 'rule' | 'verdict' | 'source'>[]
export const ruleName = (rule: FrozenCheck['rule']): string => eligibilityLabels.rules[rule]
const namesOf = (checks: Checks) => [...new Set(checks.map(({ rule }) => ruleName(rule)))].join(', ')
const said = (word: string, checks: Checks) => (checks.length ? [`${word}: ${namesOf(checks)}`] : [])

/** Why a step was allowed, as its event keeps it: what was waived, what warned, and what nobody could say. */
export const checkedText = (checks: Checks | undefined): string | undefined => {
  if (!checks?.length) return undefined
  const waived = checks.filter(({ source }) => source === 'WAIVER')
  const warned = checks.filter(({ verdict, source }) => verdict === 'WARN' && source !== 'WAIVER')
  const unknown = checks.filter(({ verdict }) => verdict === 'UNKNOWN')
  const notOk = [...said(historyTexts.waived, waived), ...said(historyTexts.warned, warned), ...said(historyTexts.unknown, unknown)]
  return notOk.length ? notOk.join('; ') : historyTexts.checked
}
