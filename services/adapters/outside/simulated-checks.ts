import { hash } from 'node:crypto'
import type { CarrierResult } from '@embarca/contracts/eligibility/outside-codes.ts'
import type { CrewAnswer, OutsideSources } from '../../kit/outside-checks.ts'

const DAY = 86_400_000
/** A number that a text always gives again. */
const drawn = (text: string, below: number) => Number.parseInt(hash('sha256', text, 'hex').slice(0, 8), 16) % below

const carriers: readonly CarrierResult[] = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'ACTIVE', 'ACTIVE', 'NOT_FOUND', 'ACTIVE']
/** Days until the answer ends, by what is answered. */
const crews: readonly (readonly [CrewAnswer['result'], days?: number])[] = [
  ['APPROVED', 90],
  ['APPROVED', 30],
  ['APPROVED', -2],
  ['REFUSED'],
  ['APPROVED', 60],
  ['IN_ANALYSIS'],
]

/** The demo's stand-in: always the same answer to the same question, marked as simulated. It asks nobody. */
export const simulatedChecks = (now: () => string): OutsideSources => ({
  rntrc: {
    channel: 'SIMULATED',
    find: async (cnpj) => ({ result: carriers[drawn(cnpj, carriers.length)]!, source: 'SIMULATED', protocol: `SIM-${cnpj.slice(-6)}` }),
  },
  risk: {
    channel: 'SIMULATED',
    ask: async ({ cpf, tie, tractor, trailers }) => {
      const set = [cpf, tie, tractor, ...[...trailers].sort()].join()
      const [result, days] = crews[drawn(set, crews.length)]!
      return {
        ...{ result, source: 'SIMULATED', protocol: `SIM-${String(drawn(set, 1_000_000)).padStart(6, '0')}` },
        ...(days !== undefined && { validUntil: new Date(Date.parse(now()) + days * DAY).toISOString() }),
      }
    },
  },
})
