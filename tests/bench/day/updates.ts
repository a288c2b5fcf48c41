import { v7 } from '../appends.ts'
import { connection, wired } from '../http.ts'
import type { DayServer } from './server.ts'

type Wire = { readonly method: string; readonly path: string; readonly body?: object }
const CONNECTIONS = 8
/** Of a hundred loads, those that the bulk left on offer: see `many-loads.ts`. */
const isOnOffer = (n: number) => (n * 37) % 100 < 11

/** Commands of staff during a day: most change a card in place, some remove one. */
const changes: readonly ((id: string, nth: number) => Wire)[] = [
  (id, nth) => ({ method: 'PUT', path: `${id}/tags`, body: { tags: ['urgente', `doca ${nth % 40}`] } }),
  (id, nth) => ({ method: 'POST', path: `${id}/updatePriority?flPriority=${nth % 2 === 0}` }),
]
const CANCEL_EVERY = 20
const cancel = (id: string): Wire => ({ method: 'POST', path: `${id}/cancel?reason=Cliente` })

/** The loads to change, newest first. */
export const onOffer = (loads: number, most: number): readonly string[] => {
  const ids: string[] = []
  for (let n = loads - 1; n >= 0 && ids.length < most; n--) if (isOnOffer(n)) ids.push(`L${n}`)
  return ids
}

let sent = 0
/** Number of loads already removed, of those to remove. */
let gone = 0
/** Commands at a steady rate until it is stopped; returns their number. A failure is thrown at the end. */
export const liveUpdates = async ({ port, token }: DayServer, loads: number, rate = 20) => {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connection(port)))
  const free = [...connections]
  const changed = [...onOffer(loads, 400)]
  const goes = [...onOffer(loads, 20_000)].reverse()
  let [done, missed] = [0, 0]
  let failure: unknown
  const command = async () => {
    // The connection idle for longest, because the server closes idle connections.
    const here = free.shift()
    if (!here) return void missed++
    const nth = done++
    const wire =
      nth % CANCEL_EVERY === CANCEL_EVERY - 1 && goes.length - gone > 400
        ? cancel(goes[gone++]!)
        : changes[nth % 2]!(changed[nth % changed.length]!, nth)
    const { status, body } = await here.ask(
      wired({
        method: wire.method,
        path: `/webshipper/shipping/${wire.path}`,
        token: await token(),
        key: v7(sent++, process.pid),
        ...(wire.body && { body: JSON.stringify(wire.body) }),
      }),
    )
    // The load was cancelled in an earlier run on kept data.
    const wasGone = status === 422 && wire.path.includes('/cancel') && body.includes('LOAD_NOT_NOW')
    if (status !== 200 && !wasGone) failure ??= new Error(`${wire.path}: ${status} ${body}`)
    free.push(here)
  }
  const clock = setInterval(() => void command().catch((error) => (failure ??= error)), 1_000 / rate)
  return {
    stop: async () => {
      clearInterval(clock)
      while (free.length < connections.length && !failure) await new Promise((resolve) => setTimeout(resolve, 10))
      for (const { close } of connections) close()
      if (failure) throw failure
      return { done, missed }
    },
  }
}
