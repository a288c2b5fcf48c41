import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { loadEffects, loadRules } from './loads.ts'
import { lotEffects, lotRules } from './lots.ts'
import { talkEffects, talkRules } from './negotiations.ts'
import { admitted } from './road.ts'
import { blank, type Effects, type Rules, type Seen } from './seen.ts'

const rules: Rules = { ...loadRules, ...talkRules, ...lotRules }
const effects: Effects = { ...loadEffects, ...talkEffects, ...lotEffects }

/** Reads the log as it grows, with a model of its own, and notes what should never have been recorded. */
export const witness = () => {
  const loads = new Map<string, Seen>()
  const wrong: string[] = []
  const revisions = new Map<string, number>()

  /** Answers the load the fact speaks of, as it is now known; undefined when it speaks of none. */
  const see = (fact: Recorded): Seen | undefined => {
    const { type, stream, revision, key, data, by } = fact
    const say = (what: string | false | undefined) => what && wrong.push(`${type} of ${stream}: ${what}`)
    say(revision !== (revisions.get(stream) ?? -1) + 1 && `revision ${revision} after ${revisions.get(stream)}`)
    revisions.set(stream, revision)
    if (!/^(load|negotiation|receipts|lot)-/.test(stream)) return undefined

    const seen = loads.get(key) ?? blank(key)
    loads.set(key, seen)
    say(by.shipperId !== 's1' && `a fact of shipper ${by.shipperId}`)
    say(by.userId !== 'embarca' && !['ana', 'bia', 'tania', 'tito', 'joao', 'davi', 'ivo'].includes(by.userId) && `said by ${by.userId}`)
    const way = admitted[type]
    if (way) {
      say(!way.from.includes(seen.status as LoadStatus) && `while ${seen.status}`)
      say(!way.to.includes(data.status) && `leads to ${data.status}`)
    }
    say(rules[type]?.(seen, data, fact))
    effects[type]?.(seen, data)
    if (stream.startsWith('load-') && data.status) {
      seen.status = data.status
      if (!beforeHiring.includes(data.status)) seen.left = true
    }
    say(taken(seen, loads))
    return seen
  }
  return { loads, wrong, see }
}

const beforeHiring: readonly string[] = ['DRAFT', 'CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION']
const gone: readonly string[] = ['DELETED', 'CANCELED', 'EXPIRED']

/** A name that two loads hold at once. */
const taken = (seen: Seen, loads: ReadonlyMap<string, Seen>): string | undefined => {
  for (const other of loads.values()) {
    if (other === seen || gone.includes(other.status) || gone.includes(seen.status)) continue
    for (const { nfeKey } of seen.invoices.values())
      if (nfeKey && [...other.invoices.values()].some((one) => one.nfeKey === nfeKey)) return `two loads hold the NF-e ${nfeKey}`
    if (seen.externalId !== undefined && other.externalId === seen.externalId) return `two loads are called ${seen.externalId}`
  }
  return undefined
}
