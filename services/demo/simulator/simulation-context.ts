import { withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import type { Random } from '../random.ts'
import { loginOf } from '../script/personas.ts'
import { shipperData } from '../shipper-data.ts'
import type { PersonaSessions } from './carrier-actions.ts'
import type { Pace } from './pace.ts'
import type { Tasks } from './tasks.ts'
import { pollRepeatedly } from './watch.ts'

export type SimulationSetting = {
  readonly sessionOf: PersonaSessions
  /** Whether a person is signed in as this user: no command of its session is sent. */
  readonly isAway: (username: string) => boolean
  readonly tasks: Tasks
  readonly random: Random
  readonly pace: Pace
}

/** Never six characters, like the codes that the program generates. */
const codes = new RegExp(`^(${shipperData.map(({ codes: { prefix } }) => prefix).join('|')})\\d{4,7}(/\\d+)?$`)
/** Whether the demo launched it, in this run or before. */
export const isOfDemo = ({ externalId }: { readonly externalId: string }) => codes.test(externalId)

/** After this many polls without a change, a load that a person launched is polled as rarely as the rest. */
const QUIET_POLLS = 120
const RARELY = 10
const HOUR = 3_600_000

/** State shared by all simulated users. */
export const simulationContextOf = (setting: SimulationSetting) => {
  const { sessionOf, tasks, random, pace } = setting
  const served = new Set<string>()
  /** Launched by a person on a screen: served at once and at a pace that can be watched. A lot's withdrawals count like their lot. */
  const isByHand = (loadId: string) => served.has(withdrawalOf(loadId)?.lotId ?? loadId)
  const roughly = (ms: number) => (ms * random.wholeNumber(70, 125)) / 100
  return {
    ...setting,
    /** An hour before the simulation began: what was reported earlier is of the demo's past. */
    since: new Date(Date.now() - HOUR).toISOString(),
    isByHand,
    serve: (loadId: string) => void served.add(loadId),
    roughly,
    /** No person waits for companies' answers to the demo's own offers. */
    whenever: (loadId: string) => (isByHand(loadId) ? roughly(pace.hand) : pace.move * random.wholeNumber(1, 40)),
    /** Milliseconds until the next poll of a load, depending on whether the last one found a change. */
    attention: (loadId: string) => {
      let quietPolls = isByHand(loadId) ? 0 : QUIET_POLLS
      return (hasChanged: boolean) => {
        quietPolls = hasChanged && isByHand(loadId) ? 0 : quietPolls + 1
        return roughly(hasChanged || quietPolls < QUIET_POLLS ? pace.hand : pace.hand * RARELY)
      }
    },
    company: (transporterId: string) => sessionOf(loginOf(transporterId)),
    watch: pollRepeatedly(tasks),
  }
}
export type SimulationContext = ReturnType<typeof simulationContextOf>
