import { activeBlocks, type BlockState, lastEnd } from '../block/active.ts'
import { type DocumentStanding, documentProblem } from '../carrier-document/validity.ts'
import { localDay } from '../kit/local-time.ts'
import { isTied, type Tied, type TieKind, tieWith } from '../reference/ties.ts'
import type { Check, FrozenCheck } from './checks.ts'
import { categoryFor, coversCategory, type OwnCategories } from './cnh.ts'
import { type CheckSource, type EligibilityRule, fixedRules, type RuleAction, type Verdict, verdicts } from './codes.ts'
import { checkReasons } from './labels.pt.ts'

/** A rule as a shipper set it; an inactive one turns its kind off. */
export type RuleSetting = {
  readonly ruleId: string
  readonly kind: EligibilityRule
  /** Years, for VEHICLE_AGE. */
  readonly value?: number | undefined
  readonly action: RuleAction
  /** Empty: all. */
  readonly operationGroupIds?: readonly string[] | undefined
  readonly profileIds?: readonly string[] | undefined
  readonly active: boolean
}
/** What a source outside said. `isGood` undefined: it has not decided yet, as `reason` says. */
export type SourceAnswer = {
  readonly isGood: boolean | undefined
  readonly source: CheckSource
  readonly until?: string | undefined
  readonly at: string
  readonly reason?: string
}

export type JudgedVehicle = {
  readonly id: string
  /** As registered; undefined: nobody registered it, so it has no ties to miss. */
  readonly tied?: Tied | undefined
  readonly vehicleType: string
  readonly trailerType?: string | undefined
  readonly fabricationYear?: number | undefined
  /** Kilograms. */
  readonly grossWeight?: number | undefined
}
/** Everything that is known about a trio and its load; what nobody knows is undefined. */
export type EligibilityInput = {
  readonly load?:
    | {
        readonly operationGroupId: string
        readonly profileId: string
        readonly vehicleType?: string | undefined
        readonly trailerType?: string | undefined
        readonly isTracked: boolean
      }
    | undefined
  readonly transporter?:
    | {
        readonly id: string
        readonly works: boolean /** Empty: all. */
        readonly groupIds: readonly string[]
        readonly rntrc?: SourceAnswer | undefined
        readonly isLogisticOperator?: boolean
      }
    | undefined
  /** The logistic operator that forwarded the load. */
  readonly operatorId?: string | undefined
  readonly driver?:
    | {
        readonly id: string
        readonly tied?: (Tied & { readonly active: boolean }) | undefined
        readonly cnh?:
          | { readonly category?: string | undefined; readonly expiresAt?: string | undefined; readonly paidActivity?: boolean | undefined }
          | undefined
        /** Undefined: never asked for. */
        readonly integration?: { readonly isDone?: boolean; readonly until?: string | undefined } | undefined
      }
    | undefined
  readonly vehicles: readonly JudgedVehicle[]
  /** Blocks of these subjects, with the id under which each subject is judged. */
  readonly blocks: readonly { readonly judgedId: string; readonly block: BlockState }[]
  /** What the shipper asks of them by type, and the version that counts. */
  readonly documents: readonly (Omit<DocumentStanding, 'typeId'> & { readonly subjectId: string })[]
  /** Of the driver with these vehicles, by the kind of tie that he was asked about with. */
  readonly risk?: Readonly<Partial<Record<TieKind, SourceAnswer>>> | undefined
  /** Subjects on another load of this shipper in the same time. Undefined: nobody could say. */
  readonly busy?: readonly string[] | undefined
  readonly rules: readonly RuleSetting[]
  /** Of the shipper, by type of vehicle. */
  readonly cnhCategories?: OwnCategories | undefined
  readonly waivers: readonly { readonly rule: EligibilityRule; readonly subjectId: string }[]
}
export type Judged = Check & { /** What the rule does when it is not met, or nobody knows. */ readonly action: RuleAction }
export type Judgement = { readonly verdict: Verdict; readonly checks: readonly Judged[] }

/** Rules that warn unless a shipper says otherwise; the others are off (CA13). Legal rules never block by default. */
const warning: readonly EligibilityRule[] = [
  'DOCUMENT_MISSING',
  'DOCUMENT_EXPIRED',
  'VEHICLE_TYPE',
  'BODY_TYPE',
  'CNH_EXPIRED',
  'CNH_CATEGORY',
  'CNH_PAID_ACTIVITY',
  'NO_INTEGRATION',
  'RNTRC_NOT_ACTIVE',
  'NO_TRACKER',
  'BUSY',
]
const isFor = (ids: readonly string[] | undefined, id: string | undefined) => !ids?.length || (id !== undefined && ids.includes(id))

type Ruled = Pick<EligibilityInput, 'load' | 'rules'>
const settingsOf = (rule: EligibilityRule, { load, rules }: Ruled): readonly RuleSetting[] =>
  rules.filter(
    ({ kind, operationGroupIds, profileIds }) =>
      kind === rule && isFor(operationGroupIds, load?.operationGroupId) && isFor(profileIds, load?.profileId),
  )

/** What a rule does for a load: of several settings the strictest; undefined: it is off. */
export const actionOf = (rule: EligibilityRule, ruled: Ruled): RuleAction | undefined => {
  if ((fixedRules as readonly string[]).includes(rule)) return 'BLOCK'
  const own = settingsOf(rule, ruled)
  if (!own.length) return warning.includes(rule) ? 'WARN' : undefined
  const active = own.filter((one) => one.active)
  if (!active.length) return undefined
  return active.some(({ action }) => action === 'BLOCK') ? 'BLOCK' : 'WARN'
}

/** A document does what its type says, unless a setting turns its rule off or makes it block. */
const documentAction = (rule: EligibilityRule, ofType: RuleAction, ruled: Ruled): RuleAction | undefined => {
  const own = settingsOf(rule, ruled)
  const active = own.filter((one) => one.active)
  if (own.length && !active.length) return undefined
  return active.some(({ action }) => action === 'BLOCK') ? 'BLOCK' : ofType
}

/** The lowest age, in years, that a setting for the load allows. */
const yearsAllowed = (ruled: Ruled): number | undefined => {
  const years = settingsOf('VEHICLE_AGE', ruled).flatMap(({ active, value }) => (active ? (value ?? []) : []))
  return years.length ? Math.min(...years) : undefined
}

const worst = (checks: readonly { readonly verdict: Verdict }[]): Verdict =>
  checks.reduce<Verdict>((all, { verdict }) => (verdicts.indexOf(verdict) > verdicts.indexOf(all) ? verdict : all), 'OK')
const DAY = 86_400_000

/** Whether a trio may run a load: the worst of its checks, and each of them. Pure. */
export const judge = (input: EligibilityInput, now: string): Judgement => {
  const { load, transporter, operatorId, driver, vehicles, blocks, documents, risk, busy, waivers } = input
  const checks: Judged[] = []
  const today = localDay(now)
  type Found = {
    source?: CheckSource
    at?: string
    until?: string | undefined
    action?: RuleAction
    detail?: string
    reason?: string | undefined
  }
  const add = (rule: EligibilityRule, subjectId: string, isMet: boolean | undefined, found: Found = {}) => {
    const action = found.action ?? actionOf(rule, input)
    if (!action) return
    const { at = now, until, detail } = found
    const isWaived = isMet !== true && waivers.some((one) => one.rule === rule && one.subjectId === subjectId)
    const verdict = isMet === undefined ? 'UNKNOWN' : isMet ? 'OK' : action
    checks.push({
      rule,
      subjectId,
      verdict: isWaived ? 'WARN' : verdict,
      source: isWaived ? 'WAIVER' : (found.source ?? (isMet === undefined ? 'NONE' : 'REGISTER')),
      at,
      reason:
        found.reason ??
        checkReasons[rule][isMet === undefined ? 'unknown' : isMet ? 'ok' : 'not'] + (detail && isMet !== true ? `: ${detail}` : ''),
      ...(until !== undefined && { until }),
      age: Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / DAY)),
      action: isWaived ? 'WARN' : action,
    })
  }
  const blocked = (subjectId: string) => {
    const own = blocks.filter(({ judgedId }) => judgedId === subjectId).map(({ block }) => block)
    const active = activeBlocks(own, now, load?.operationGroupId)
    add('BLOCKED', subjectId, active.length === 0, { source: 'BLOCKS', until: active.length ? lastEnd(active) : undefined })
  }

  if (transporter) {
    const { id, works, groupIds, rntrc } = transporter
    add('NOT_WORKING_HERE', id, works)
    // Of a company that does not work here nothing else is said.
    if (!works) return { verdict: worst(checks), checks }
    blocked(id)
    if (load) add('NOT_IN_OPERATION_GROUP', id, isFor(groupIds, load.operationGroupId))
    add('RNTRC_NOT_ACTIVE', id, rntrc?.isGood, rntrc)
  }
  if (operatorId !== undefined) blocked(operatorId)
  if (driver) {
    const { id, tied, cnh, integration } = driver
    if (tied) add('NOT_TIED', id, tied.active && isTied(tied, transporter?.id, today))
    blocked(id)
    const expiresAt = cnh?.expiresAt
    add('CNH_EXPIRED', id, expiresAt === undefined ? undefined : expiresAt >= today, { until: expiresAt })
    const needed = categoryFor(vehicles, input.cnhCategories)
    if (needed) add('CNH_CATEGORY', id, cnh?.category === undefined ? undefined : coversCategory(cnh.category, needed), { detail: needed })
    add('CNH_PAID_ACTIVITY', id, cnh?.paidActivity)
    if (integration) {
      const { isDone = true, until } = integration
      add('NO_INTEGRATION', id, isDone && (until === undefined || until >= today), { until })
    }
  }
  for (const { id, tied, vehicleType, fabricationYear } of vehicles) {
    if (tied) add('NOT_TIED', id, isTied(tied, transporter?.id, today))
    blocked(id)
    const years = yearsAllowed(input)
    if (years !== undefined)
      add('VEHICLE_AGE', id, fabricationYear === undefined ? undefined : Number(today.slice(0, 4)) - fabricationYear <= years)
    const isTractor = vehicles[0]?.id === id
    if (isTractor && load?.vehicleType) add('VEHICLE_TYPE', id, vehicleType === load.vehicleType)
    if (isTractor && load?.trailerType) {
      const bodies = vehicles.flatMap((one) => one.trailerType ?? [])
      add('BODY_TYPE', id, bodies.length ? bodies.includes(load.trailerType) : undefined)
    }
    if (isTractor && load?.isTracked) add('NO_TRACKER', id, undefined)
  }
  for (const { subjectId, ...document } of documents) {
    const problem = documentProblem(document, today)
    // Nobody asks for an optional document that is not there.
    if (!problem && !document.approved) continue
    const rule = problem ?? 'DOCUMENT_MISSING'
    const action = documentAction(rule, document.action, input)
    const { name: detail, approved } = document
    if (action) add(rule, subjectId, !problem, { source: 'DOCUMENTS', until: approved?.expiresAt, action, detail })
  }
  if (driver && vehicles[0]) {
    const kind = tieWith(driver.tied, transporter?.id, today)?.kind
    const answer = kind && risk?.[kind]
    add('RISK_NOT_APPROVED', driver.id, answer?.isGood, answer)
    // An approval is valid for ever where its source names no end; of anything else there is nothing to expire.
    const { source, at, until } = answer ?? {}
    if (answer?.isGood) add('RISK_EXPIRED', driver.id, until === undefined || until >= now, { source: source!, at: at!, until })
    else if (!answer) add('RISK_EXPIRED', driver.id, undefined)
  }
  if (load)
    for (const id of [driver?.id, ...vehicles.map((one) => one.id)])
      if (id) add('BUSY', id, busy && !busy.includes(id), busy && { source: 'LOADS' })
  return { verdict: worst(checks), checks }
}

/** The first check that keeps the step from being taken: it blocks, or nobody knows and its rule blocks. */
export const hindering = ({ checks }: Judgement): Judged | undefined =>
  checks.find(({ verdict, action }) => verdict === 'BLOCK' || (verdict === 'UNKNOWN' && action === 'BLOCK'))

/** As events keep them. */
export const frozen = ({ checks }: Judgement): FrozenCheck[] =>
  checks.map(({ rule, subjectId, verdict, source, at }) => ({ rule, subjectId, verdict, source, at }))
