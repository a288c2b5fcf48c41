/** What is judged about a carrier, a driver and vehicles for a load (CA13). */
export const eligibilityRules = [
  'BLOCKED',
  'NOT_WORKING_HERE',
  'NOT_TIED',
  'NOT_IN_OPERATION_GROUP',
  'DOCUMENT_MISSING',
  'DOCUMENT_EXPIRED',
  'VEHICLE_AGE',
  'VEHICLE_TYPE',
  'BODY_TYPE',
  'CNH_EXPIRED',
  'CNH_CATEGORY',
  'CNH_PAID_ACTIVITY',
  'NO_INTEGRATION',
  'RNTRC_NOT_ACTIVE',
  'RISK_NOT_APPROVED',
  'RISK_EXPIRED',
  'NO_TRACKER',
  'BUSY',
] as const
export type EligibilityRule = (typeof eligibilityRules)[number]

/** Rules that always block; nobody turns them off. */
export const fixedRules = ['BLOCKED', 'NOT_WORKING_HERE', 'NOT_TIED', 'NOT_IN_OPERATION_GROUP'] as const
/** Rules that a shipper may set. Documents have their action by type. */
export const settableRules = eligibilityRules.filter(
  (rule): rule is Exclude<EligibilityRule, (typeof fixedRules)[number]> => !(fixedRules as readonly string[]).includes(rule),
)
/** What an administrator cannot waive for a load (CA12). */
export const unwaivable: readonly EligibilityRule[] = ['NOT_WORKING_HERE', 'NOT_TIED']

/** Worst last. UNKNOWN is never OK: nobody could say. */
export const verdicts = ['OK', 'WARN', 'UNKNOWN', 'BLOCK'] as const
export type Verdict = (typeof verdicts)[number]
export const ruleActions = ['BLOCK', 'WARN'] as const
export type RuleAction = (typeof ruleActions)[number]

/** Where an answer comes from. */
export const checkSources = ['REGISTER', 'BLOCKS', 'DOCUMENTS', 'ANTT', 'RISK_MANAGER', 'SIMULATED', 'LOADS', 'WAIVER', 'NONE'] as const
export type CheckSource = (typeof checkSources)[number]

export const eligibilityRefusals = [
  'RULE_UNKNOWN',
  'RULE_VALUE_MISSING',
  'CHECK_TOO_SOON',
  'CHECK_OFF',
  'CHECK_NOT_WANTED',
  'CATEGORY_REPEATED',
] as const
export type EligibilityRefusal = (typeof eligibilityRefusals)[number]
