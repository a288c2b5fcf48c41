import { describe, expect, it } from 'vitest'
import type { BlockState } from '../block/active.ts'
import type { EligibilityRule } from './codes.ts'
import { actionOf, type EligibilityInput, frozen, hindering, judge, type RuleSetting } from './judge.ts'
import { checkReasons } from './labels.pt.ts'

const now = '2026-01-05T12:00:00.000Z'
const tied = { transporterId: 't1', active: true }
const risk = (isGood: boolean | undefined, over: object = {}) => ({ FLEET: { isGood, source: 'RISK_MANAGER', at: now, ...over } }) as const
const input = (over: Partial<EligibilityInput> = {}): EligibilityInput => ({
  load: { operationGroupId: 'g1', profileId: 'p1', vehicleType: 'TRUCK', trailerType: 'SIDER', isTracked: false },
  transporter: { id: 't1', works: true, groupIds: [], rntrc: { isGood: true, source: 'ANTT', at: now } },
  driver: { id: 'd1', tied, cnh: { category: 'E', expiresAt: '2027-01-01', paidActivity: true } },
  vehicles: [{ id: 'v1', tied: { transporterId: 't1' }, vehicleType: 'TRUCK', trailerType: 'SIDER', fabricationYear: 2020 }],
  blocks: [],
  documents: [],
  risk: risk(true),
  busy: [],
  rules: [],
  waivers: [],
  ...over,
})
const rule = (kind: EligibilityRule, over: Partial<RuleSetting> = {}): RuleSetting => ({
  ...{ ruleId: 'r1', kind, action: 'BLOCK', active: true },
  ...over,
})
const answerOf = (name: EligibilityRule, over: Partial<EligibilityInput>, subjectId?: string) =>
  judge(input(over), now).checks.find((one) => one.rule === name && (subjectId === undefined || one.subjectId === subjectId))?.verdict
const block = (over: Partial<BlockState> = {}): BlockState => ({
  ...{ blockId: 'b1', kind: 'DRIVER', key: 'x', subjectId: 'd1', reasonType: 'SAFETY', reason: 'Velocidade' },
  ...{ from: '2026-01-01T00:00:00.000Z', operationGroupIds: [] },
  ...over,
})
const { driver, transporter } = input()
const expired = {
  subjectId: 'v1',
  name: 'CRLV',
  required: false,
  action: 'BLOCK',
  approved: { version: 1, expiresAt: '2026-01-04' },
} as const

describe('a trio about which everything is good', () => {
  it('is OK in every check', () => expect(judge(input(), now).verdict).toBe('OK'))
  it('is judged the same again, and frozen without a personal text', () => {
    expect(judge(input(), now)).toEqual(judge(input(), now))
    for (const check of frozen(judge(input(), now)))
      expect(Object.keys(check).sort()).toEqual(['at', 'rule', 'source', 'subjectId', 'verdict'])
  })
})

describe('what sources outside said', () => {
  const rules = [rule('RISK_NOT_APPROVED'), rule('RISK_EXPIRED', { ruleId: 'r2' })]
  const checked = (over: Partial<EligibilityInput>, name: EligibilityRule) =>
    judge(input({ rules, ...over }), now).checks.find((one) => one.rule === name)
  it('belongs to the kind of tie that was asked about', () => {
    const asAggregate = { transporterId: 't1', active: true, ties: [{ transporterId: 't1', kind: 'AGGREGATE' }] } as const
    expect(checked({ risk: risk(true) }, 'RISK_NOT_APPROVED')).toMatchObject({ verdict: 'OK', source: 'RISK_MANAGER' })
    expect(checked({ risk: risk(true), driver: { ...driver!, tied: asAggregate } }, 'RISK_NOT_APPROVED')).toMatchObject({
      ...{ verdict: 'UNKNOWN', source: 'NONE', reason: 'Gerenciadora de risco não consultada' },
    })
  })
  it('is unknown in an analysis, and keeps its source and age', () => {
    const analysed = risk(undefined, { at: '2026-01-03T12:00:00.000Z', reason: 'Em análise pela gerenciadora de risco' })
    const judgement = judge(input({ rules, risk: analysed }), now)
    expect(judgement.checks.find((one) => one.rule === 'RISK_NOT_APPROVED')).toMatchObject({
      ...{ verdict: 'UNKNOWN', source: 'RISK_MANAGER', age: 2, reason: 'Em análise pela gerenciadora de risco' },
    })
    expect(hindering(judgement)?.rule).toBe('RISK_NOT_APPROVED')
  })
  it('is unknown without an answer, for both rules, and never OK', () => {
    for (const name of ['RISK_NOT_APPROVED', 'RISK_EXPIRED'] as const)
      expect(checked({ risk: undefined }, name)).toMatchObject({ verdict: 'UNKNOWN', source: 'NONE', action: 'BLOCK' })
    expect(checked({ transporter: { ...transporter!, rntrc: undefined } }, 'RNTRC_NOT_ACTIVE')).toMatchObject({
      ...{ verdict: 'UNKNOWN', source: 'NONE', reason: 'RNTRC não consultado' },
    })
  })
  it('says that it is simulated where the stand-in said it', () =>
    expect(checked({ risk: risk(true, { source: 'SIMULATED' }) }, 'RISK_NOT_APPROVED')).toMatchObject({ source: 'SIMULATED' }))
})

describe('a rule', () => {
  it('says what it found in a short statement, also when nobody knows', () => {
    const { driver: person } = input()
    const unknown = judge(input({ driver: { ...person!, cnh: undefined } }), now).checks.find(({ rule: one }) => one === 'CNH_EXPIRED')
    expect(unknown).toMatchObject({ verdict: 'UNKNOWN', reason: 'Validade da CNH não informada' })
    for (const statement of Object.values(checkReasons).flatMap((all) => Object.values(all)))
      expect(statement).toMatch(/^\p{Lu}[^?:.]{4,60}$/u)
  })
  it.each<[EligibilityRule, Partial<EligibilityInput>, string]>([
    ['BLOCKED', { blocks: [{ judgedId: 'd1', block: block() }] }, 'BLOCK'],
    ['NOT_WORKING_HERE', { transporter: { ...transporter!, works: false } }, 'BLOCK'],
    ['NOT_TIED', { driver: { ...driver!, tied: { transporterId: 't2', active: true } } }, 'BLOCK'],
    ['NOT_IN_OPERATION_GROUP', { transporter: { ...transporter!, groupIds: ['g2'] } }, 'BLOCK'],
    ['DOCUMENT_MISSING', { documents: [{ subjectId: 'd1', name: 'CNH', required: true, action: 'WARN' }] }, 'WARN'],
    ['DOCUMENT_EXPIRED', { documents: [expired] }, 'BLOCK'],
    ['VEHICLE_AGE', { rules: [rule('VEHICLE_AGE', { value: 5, action: 'WARN' })] }, 'WARN'],
    ['VEHICLE_TYPE', { load: { ...input().load!, vehicleType: 'CARRETA' } }, 'WARN'],
    ['BODY_TYPE', { load: { ...input().load!, trailerType: 'BAU' } }, 'WARN'],
    ['CNH_EXPIRED', { driver: { ...driver!, cnh: { expiresAt: '2026-01-04' } } }, 'WARN'],
    ['CNH_CATEGORY', { driver: { ...driver!, cnh: { category: 'B' } } }, 'WARN'],
    ['CNH_PAID_ACTIVITY', { driver: { ...driver!, cnh: { paidActivity: false } } }, 'WARN'],
    ['NO_INTEGRATION', { driver: { ...driver!, integration: { until: '2026-01-04' } } }, 'WARN'],
    ['RNTRC_NOT_ACTIVE', { transporter: { ...transporter!, rntrc: { isGood: false, source: 'ANTT', at: now } } }, 'WARN'],
    ['NO_TRACKER', { load: { ...input().load!, isTracked: true } }, 'UNKNOWN'],
    ['RISK_NOT_APPROVED', { risk: risk(false), rules: [rule('RISK_NOT_APPROVED')] }, 'BLOCK'],
    ['RISK_EXPIRED', { risk: risk(true, { until: '2026-01-04T00:00:00.000Z' }), rules: [rule('RISK_EXPIRED')] }, 'BLOCK'],
    ['BUSY', { busy: ['v1'] }, 'WARN'],
  ])('%s answers what its shipper is told', (name, over, verdict) =>
    expect(
      judge(input(over), now)
        .checks.filter((one) => one.rule === name)
        .map((one) => one.verdict),
    ).toContain(verdict),
  )
  it('is off, warns or blocks as the strictest active setting for the group and the profile says', () => {
    const at = (...rules: RuleSetting[]) => actionOf('CNH_EXPIRED', input({ rules }))
    expect(at()).toBe('WARN')
    expect(at(rule('CNH_EXPIRED'))).toBe('BLOCK')
    expect(at(rule('CNH_EXPIRED', { active: false }))).toBeUndefined()
    expect(at(rule('CNH_EXPIRED', { operationGroupIds: ['g2'] }))).toBe('WARN')
    expect(at(rule('CNH_EXPIRED', { profileIds: ['p1'] }), rule('CNH_EXPIRED', { action: 'WARN' }))).toBe('BLOCK')
    expect(actionOf('RISK_NOT_APPROVED', input())).toBeUndefined()
  })
  it('of an age holds for its groups, the lowest of several', () => {
    const years = (value: number, over: Partial<RuleSetting> = {}) => rule('VEHICLE_AGE', { value, action: 'WARN', ...over })
    const at = (...rules: RuleSetting[]) => answerOf('VEHICLE_AGE', { rules })
    expect(at(years(5, { operationGroupIds: ['g2'] }))).toBeUndefined()
    expect(at(years(5, { active: false }))).toBeUndefined()
    expect(at(years(6))).toBe('OK')
    expect(at(years(10), years(5))).toBe('WARN')
  })
  it('BUSY is unknown where nobody can say, and is not asked without a load', () => {
    expect(answerOf('BUSY', { busy: undefined }, 'd1')).toBe('UNKNOWN')
    expect(answerOf('BUSY', { busy: ['d1'], load: undefined })).toBeUndefined()
  })
  it('of a document does what its type says, unless a setting turns it off or makes it block', () => {
    const at = (document: EligibilityInput['documents'][number], ...rules: RuleSetting[]) =>
      judge(input({ documents: [document], rules }), now).checks.find(({ source }) => source === 'DOCUMENTS')
    const warns = { ...expired, action: 'WARN' } as const
    expect(at(warns)).toMatchObject({ rule: 'DOCUMENT_EXPIRED', verdict: 'WARN', until: '2026-01-04', reason: 'Documento vencido: CRLV' })
    expect(at(warns, rule('DOCUMENT_EXPIRED'))).toMatchObject({ verdict: 'BLOCK' })
    expect(at(expired, rule('DOCUMENT_EXPIRED', { action: 'WARN' }))).toMatchObject({ verdict: 'BLOCK' })
    expect(at(expired, rule('DOCUMENT_EXPIRED', { active: false }))).toBeUndefined()
    expect(at({ ...warns, approved: { version: 2, expiresAt: '2026-01-05' } })).toMatchObject({ verdict: 'OK' })
    expect(at({ ...warns, approved: undefined })).toBeUndefined()
  })
  it('that is fixed cannot be turned off', () =>
    expect(actionOf('BLOCKED', input({ rules: [rule('BLOCKED', { active: false })] }))).toBe('BLOCK'))
  it('that nobody can answer is never OK, and hinders only where it blocks', () => {
    const unknown = { driver: { id: 'd1', tied } }
    expect(answerOf('CNH_EXPIRED', unknown)).toBe('UNKNOWN')
    expect(judge(input(unknown), now).verdict).toBe('UNKNOWN')
    expect(hindering(judge(input(unknown), now))).toBeUndefined()
    expect(hindering(judge(input({ ...unknown, rules: [rule('CNH_EXPIRED')] }), now))).toMatchObject({ rule: 'CNH_EXPIRED' })
  })
  it('NO_INTEGRATION says what the gate says (M180)', () =>
    expect(judge(input({ driver: { ...driver!, integration: { until: '2026-01-04' } } }), now).checks).toContainEqual(
      expect.objectContaining({ rule: 'NO_INTEGRATION', reason: 'Motorista precisa realizar integração' }),
    ))
})

describe('the category of a CNH', () => {
  const answerFor = (category: string, cnhCategories: EligibilityInput['cnhCategories'], vehicleType = 'TRUCK') =>
    answerOf('CNH_CATEGORY', { driver: { ...driver!, cnh: { category } }, vehicles: [{ id: 'v1', vehicleType }], cnhCategories })
  it('is the one that the shipper asks for the type of vehicle, harder or easier than the usual one', () => {
    expect([answerFor('C', undefined), answerFor('C', { TRUCK: 'E' }), answerFor('E', { TRUCK: 'E' })]).toEqual(['OK', 'WARN', 'OK'])
    expect([answerFor('B', undefined, 'VUC'), answerFor('B', { VUC: 'B' }, 'VUC')]).toEqual(['WARN', 'OK'])
  })
  it('of other types stays the usual one', () => expect(answerFor('C', { TOCO: 'E' })).toBe('OK'))
})

describe('a block', () => {
  it('says until when, and only for loads of its groups', () => {
    const until = '2026-01-07T02:59:59.000Z'
    expect(judge(input({ blocks: [{ judgedId: 'd1', block: block({ until }) }] }), now).checks).toContainEqual(
      expect.objectContaining({ rule: 'BLOCKED', subjectId: 'd1', until, source: 'BLOCKS' }),
    )
    expect(answerOf('BLOCKED', { blocks: [{ judgedId: 'd1', block: block({ operationGroupIds: ['g2'] }) }] }, 'd1')).toBe('OK')
  })
  it('is waived for this load and this subject only', () => {
    const blocks = [
      { judgedId: 'd1', block: block() },
      { judgedId: 'v1', block: block({ kind: 'VEHICLE' }) },
    ]
    const judgement = judge(input({ blocks, waivers: [{ rule: 'BLOCKED', subjectId: 'd1' }] }), now)
    expect(judgement.checks).toContainEqual(
      expect.objectContaining({ rule: 'BLOCKED', subjectId: 'd1', verdict: 'WARN', source: 'WAIVER' }),
    )
    expect(hindering(judgement)).toMatchObject({ subjectId: 'v1' })
  })
})

it('nothing else is said of a company that does not work here', () =>
  expect(judge(input({ transporter: { ...transporter!, works: false } }), now).checks.map((one) => one.rule)).toEqual(['NOT_WORKING_HERE']))
it.each([
  ['CARRETA', undefined, 'C', 'WARN'],
  ['CARRETA', undefined, 'AE', 'OK'],
  ['TOCO', undefined, 'C', 'OK'],
  ['TOCO', undefined, 'B', 'WARN'],
  ['VUC', 3_500, 'B', 'OK'],
  ['VUC', 3_501, 'B', 'WARN'],
  ['VUC', undefined, 'B', 'WARN'],
])('a %s of %s kg with category %s is %s', (vehicleType, grossWeight, category, verdict) =>
  expect(answerOf('CNH_CATEGORY', { driver: { ...driver!, cnh: { category } }, vehicles: [{ id: 'v1', vehicleType, grossWeight }] })).toBe(
    verdict,
  ),
)
