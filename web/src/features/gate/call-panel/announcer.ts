import type { GateCall } from '@embarca/contracts/gate/read-routes.ts'

/** Rings and speaks one call; resolves when it is over. */
export type Announce = (call: GateCall) => Promise<unknown>

/** A call that came while the panel slept is history: nobody hurries to a dock for it. */
const FRESH = 120_000

const keyOf = ({ driverName, vehiclePlate, dock, requestHour }: GateCall) => [requestHour, vehiclePlate, dock, driverName].join('|')
const inTime = (a: GateCall, b: GateCall) => a.requestHour.localeCompare(b.requestHour)

/**
 * Which calls are new, one after the other. Those that stand when the panel starts were called before; later only fresh ones are
 * announced, so that a panel that was away says nothing old as new. `shown`: the call that is being announced.
 */
export const announcerOf = (announce: Announce, shown: (call: GateCall | undefined) => void) => {
  let known: Set<string> | undefined
  let queue: readonly GateCall[] = []
  let busy = false

  const drain = async () => {
    if (busy) return
    busy = true
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      queue = queue.slice(1)
      shown(next)
      await announce(next).catch(() => undefined)
    }
    shown(undefined)
    busy = false
  }
  const add = (calls: readonly GateCall[]) => {
    if (calls.length === 0) return
    queue = [...queue, ...calls]
    void drain()
  }
  return {
    /** The calls as they were read last; `now`: by the server's clock. */
    learn: (calls: readonly GateCall[], now: number) => {
      const before = known
      known = new Set([...(before ?? []), ...calls.map(keyOf)])
      if (!before) return
      add(calls.filter((one) => !before.has(keyOf(one)) && now - Date.parse(one.requestHour) < FRESH).sort(inTime))
    },
    /** Once more, by a touch. */
    again: (call: GateCall) => add([call]),
  }
}
