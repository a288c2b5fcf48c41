import type { Rntrc } from '../../kit/outside-checks.ts'

const TIMEOUT_MS = 5_000

/**
 * Asks `GET {url}/{cnpj}`, which answers 404, or a JSON object that names the status as ANTT's open data does:
 * `situacao_rntrc`, and `numero_rntrc` as the protocol.
 */
export const httpRntrc = (url: string, token?: string, timeout = TIMEOUT_MS): Rntrc => ({
  channel: 'HTTP',
  find: async (cnpj) => {
    const reply = await fetch(`${url.replace(/\/$/, '')}/${cnpj}`, {
      headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(timeout),
    })
    if (reply.status === 404) return { result: 'NOT_FOUND', source: 'ANTT' }
    if (!reply.ok) throw new Error(`the RNTRC answered ${reply.status}`)
    const { situacao_rntrc: status, numero_rntrc: number } = (await reply.json()) as Readonly<Record<string, unknown>>
    if (typeof status !== 'string' || !status.trim()) throw new Error('the RNTRC answered no status')
    return {
      result: status.trim().toUpperCase() === 'ATIVO' ? 'ACTIVE' : 'INACTIVE',
      source: 'ANTT',
      ...((typeof number === 'string' || typeof number === 'number') && { protocol: String(number).slice(0, 60) }),
    }
  },
})
