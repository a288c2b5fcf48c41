import { v7 } from './appends.ts'
import { type Next, wired } from './http.ts'

export type Tokens = { readonly operator: string; readonly driver: string }
const json = (body: object) => JSON.stringify(body)

type Step = (
  id: string,
  turn: number,
) => { readonly who: keyof Tokens; readonly method: string; readonly path: string; readonly body?: string }
const drives =
  (what: string): Step =>
  (id) => ({ who: 'driver', method: 'POST', path: `/webdriver/trips/${id}/${what}` })
const says =
  (method: string, what: (turn: number) => string, body?: (turn: number) => object): Step =>
  (id, turn) => ({ who: 'operator', method, path: `/webshipper/shipping/${id}/${what(turn)}`, ...(body && { body: json(body(turn)) }) })

/** A trip as its driver reports it and staff follows it, sent back to where it began; half of it moves the lifecycle. */
const trip: readonly Step[] = [
  drives('startCollect'),
  says(
    'PUT',
    () => 'tags',
    (turn) => ({ tags: ['urgente', `doca ${turn}`] }),
  ),
  drives('finishCollect'),
  says(
    'POST',
    () => 'updateObservation',
    (turn) => ({ observation: `Ligar antes de chegar, turno ${turn}.` }),
  ),
  drives('startTransit'),
  says('POST', (turn) => `updatePriority?flPriority=${turn % 2 === 0}`),
  drives('approach'),
  says(
    'POST',
    () => 'resetToStatusByShipper',
    () => ({ status: 'LINKED_TO_DRIVER_VEHICLE', reason: 'Nova coleta' }),
  ),
]

/** What each client commands next: one trip after the other, each on loads of its own, each command under a key of its own. */
export const commandsOn = (loads: readonly string[], tokens: Tokens, clients: number): Next => {
  const turns = new Array<number>(clients).fill(0)
  const own = Math.floor(loads.length / clients)
  let asked = 0
  return (client) => {
    const turn = turns[client]!++
    const round = Math.floor(turn / trip.length)
    const { who, ...step } = trip[turn % trip.length]!(loads[client * own + (round % own)]!, Math.floor(round / own))
    return wired({ ...step, token: tokens[who], key: v7(asked++, process.pid) })
  }
}
