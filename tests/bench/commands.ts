import { v7 } from './appends.ts'
import { type Next, wired } from './http.ts'

export type Tokens = { readonly operator: string; readonly driver: string }
const json = (body: object) => JSON.stringify(body)

type Step = (
  id: string,
  nth: number,
) => { readonly who: keyof Tokens; readonly method: string; readonly path: string; readonly body?: string }
const drives =
  (what: string): Step =>
  (id) => ({ who: 'driver', method: 'POST', path: `/webdriver/trips/${id}/${what}` })
const stepOf =
  (method: string, what: (nth: number) => string, body?: (nth: number) => object): Step =>
  (id, nth) => ({ who: 'operator', method, path: `/webshipper/shipping/${id}/${what(nth)}`, ...(body && { body: json(body(nth)) }) })

/** A trip as the driver reports it and staff follow it, then reset to its start; half of its commands move the lifecycle. */
const trip: readonly Step[] = [
  drives('startCollect'),
  stepOf(
    'PUT',
    () => 'tags',
    (nth) => ({ tags: ['urgente', `doca ${nth}`] }),
  ),
  drives('finishCollect'),
  stepOf(
    'POST',
    () => 'updateObservation',
    (nth) => ({ observation: `Ligar antes de chegar, turno ${nth}.` }),
  ),
  drives('startTransit'),
  stepOf('POST', (nth) => `updatePriority?flPriority=${nth % 2 === 0}`),
  drives('approach'),
  stepOf(
    'POST',
    () => 'resetToStatusByShipper',
    () => ({ status: 'LINKED_TO_DRIVER_VEHICLE', reason: 'Nova coleta' }),
  ),
]

/** The next command of each client: one trip after the other, on separate loads, each command with its own idempotency key. */
export const commandsOn = (loads: readonly string[], tokens: Tokens, clients: number): Next => {
  const counts = new Array<number>(clients).fill(0)
  const own = Math.floor(loads.length / clients)
  let commands = 0
  return (client) => {
    const nth = counts[client]!++
    const round = Math.floor(nth / trip.length)
    const { who, ...step } = trip[nth % trip.length]!(loads[client * own + (round % own)]!, Math.floor(round / own))
    return wired({ ...step, token: tokens[who], key: v7(commands++, process.pid) })
  }
}
