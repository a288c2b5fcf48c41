import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { admitted } from './admitted-statuses.ts'
import { loadEffects, loadRules, rulesWithContracts } from './loads.ts'
import { lotEffects, lotRules } from './lots.ts'
import { negotiationEffects, negotiationRules } from './negotiations.ts'
import { blank, type ModelEffects, type ModelRules, type ObservedLoad } from './observed-load.ts'
import { newcomer } from './personas.ts'

const rules: ModelRules = { ...loadRules, ...negotiationRules, ...lotRules }
const effects: ModelEffects = { ...loadEffects, ...negotiationEffects, ...lotEffects }

/** Whom a trip's link stands for: it signs nobody in. */
const linked = ['d1', 'd2', 'd3']

/** Whose driver may be bound is a matter of ties where they change: their theme has the model. */
const { DriverBound: _, DriverReplaced: __, ...rulesBesideTies } = rules

/** Reads the log as it grows into an independent model, and notes events that should not have been recorded. */
export const createObserver = ({ tiesChange = false, hasContracts = false } = {}) => {
  const judged: ModelRules = { ...(tiesChange ? rulesBesideTies : rules), ...(hasContracts && rulesWithContracts) }
  const loads = new Map<string, ObservedLoad>()
  const wrong: string[] = []
  const revisions = new Map<string, number>()

  /** Returns the load of the event after it; undefined when the event concerns no load. */
  const observe = (event: Recorded): ObservedLoad | undefined => {
    const { type, stream, revision, key, data, by } = event
    const say = (what: string | false | undefined) => what && wrong.push(`${type} of ${stream}: ${what}`)
    say(revision !== (revisions.get(stream) ?? -1) + 1 && `revision ${revision} after ${revisions.get(stream)}`)
    revisions.set(stream, revision)
    if (!/^(load|negotiation|receipts|lot)-/.test(stream)) return undefined

    const observed = loads.get(key) ?? blank(key)
    loads.set(key, observed)
    say(by.shipperId !== 's1' && `an event of shipper ${by.shipperId}`)
    say(
      by.userId !== 'embarca' &&
        !['ana', 'bia', 'tania', 'tito', 'joao', 'davi', 'ivo', newcomer.userId, ...linked].includes(by.userId) &&
        `recorded by ${by.userId}`,
    )
    const rule = admitted[type]
    if (rule) {
      say(!rule.from.includes(observed.status as LoadStatus) && `while ${observed.status}`)
      say(!rule.to.includes(data.status) && `leads to ${data.status}`)
    }
    say(judged[type]?.(observed, data, event))
    effects[type]?.(observed, data)
    if (stream.startsWith('load-') && data.status) {
      observed.status = data.status
      if (!beforeHiring.includes(data.status)) observed.left = true
    }
    say(taken(observed, loads))
    return observed
  }
  return { loads, wrong, observe }
}

const beforeHiring: readonly string[] = ['DRAFT', 'CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION']
const gone: readonly string[] = ['DELETED', 'CANCELED', 'EXPIRED']

/** A name that two loads hold at once. */
const taken = (observed: ObservedLoad, loads: ReadonlyMap<string, ObservedLoad>): string | undefined => {
  for (const other of loads.values()) {
    if (other === observed || gone.includes(other.status) || gone.includes(observed.status)) continue
    for (const { nfeKey } of observed.invoices.values())
      if (nfeKey && [...other.invoices.values()].some((one) => one.nfeKey === nfeKey)) return `two loads hold the NF-e ${nfeKey}`
    if (observed.externalId !== undefined && other.externalId === observed.externalId)
      return `two loads have the code ${observed.externalId}`
  }
  return undefined
}
