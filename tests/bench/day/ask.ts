import { connection, wired } from '../http.ts'
import type { DayServer } from './server.ts'

export type Asker = {
  /** Duration in milliseconds and the reply of a search; any status but success throws. */
  readonly ask: <Reply>(path: string, body: object) => Promise<{ readonly ms: number; readonly reply: Reply }>
  readonly close: () => void
}

/** A client that sends one request after the other on its own connection. */
export const askerAt = async ({ port, token }: Pick<DayServer, 'port' | 'token'>): Promise<Asker> => {
  const { ask, close } = await connection(port)
  return {
    close,
    ask: async (path, body) => {
      const request = wired({ method: 'POST', path: `/webshipper/shipping/${path}`, token: await token(), body: JSON.stringify(body) })
      const begun = performance.now()
      const answer = await ask(Buffer.from(request, 'utf8').toString('latin1'))
      const ms = performance.now() - begun
      if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status} ${answer.body}`)
      return { ms, reply: JSON.parse(Buffer.from(answer.body, 'latin1').toString('utf8')) }
    },
  }
}
