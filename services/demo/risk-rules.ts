import { actorNamed } from './actors.ts'
import type { ScenarioStep } from './scenario.ts'

/** The first shipper judges risk and is warned: its crews are asked about, by the demo's stand-in. */
export const riskRuleSteps = (seed: string, at: string): readonly ScenarioStep[] =>
  (['RISK_NOT_APPROVED', 'RISK_EXPIRED'] as const).map((kind) => ({
    module: 'eligibility',
    command: { type: 'AddRule', data: { kind, action: 'WARN', active: true } },
    by: actorNamed('admin'),
    key: `${seed}/eligibility/${kind}`,
    at,
  }))
