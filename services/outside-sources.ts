import { httpRiskManager } from './adapters/outside/http-risk-manager.ts'
import { httpRntrc } from './adapters/outside/http-rntrc.ts'
import { simulatedChecks } from './adapters/outside/simulated-checks.ts'
import type { Config } from './config.ts'
import { noOutsideSources, type OutsideSources } from './kit/outside-checks.ts'

/** Whom this server asks about carriers and crews: what is configured; in the demo the stand-in; otherwise nobody. */
export const outsideSources = (config: Config, now: () => string): OutsideSources => {
  const { rntrc, risk } = config.demo ? simulatedChecks(now) : noOutsideSources
  return {
    rntrc: config.RNTRC_URL ? httpRntrc(config.RNTRC_URL, config.RNTRC_TOKEN) : rntrc,
    risk: config.RISK_URL ? httpRiskManager(config.RISK_URL, config.RISK_TOKEN) : risk,
  }
}
