import { type CrewResult, crewResults } from '@embarca/contracts/eligibility/outside-codes.ts'
import type { RiskManager } from '../../kit/outside-checks.ts'

const TIMEOUT_MS = 5_000
const isResult = (value: unknown): value is CrewResult => (crewResults as readonly unknown[]).includes(value)
const instantOf = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) throw new Error('the risk manager answered an unreadable validUntil')
  return at.toISOString()
}

/** Posts `{cpf, tie, tractor, trailers}` and reads `{result, validUntil?, protocol?}`: the CPF stands in the body, in no address. */
export const httpRiskManager = (url: string, token?: string, timeout = TIMEOUT_MS): RiskManager => ({
  channel: 'HTTP',
  ask: async (question) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeout),
    })
    if (!reply.ok) throw new Error(`the risk manager answered ${reply.status}`)
    const { result, validUntil, protocol } = (await reply.json()) as Readonly<Record<string, unknown>>
    if (!isResult(result)) throw new Error('the risk manager answered no result')
    const until = instantOf(validUntil)
    return {
      ...{ result, source: 'RISK_MANAGER' },
      ...(until !== undefined && { validUntil: until }),
      ...((typeof protocol === 'string' || typeof protocol === 'number') && { protocol: String(protocol).slice(0, 60) }),
    }
  },
})
