import { withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import type { Random } from '../random.ts'
import { books } from '../shippers.ts'
import { loginOf } from '../story/cast.ts'
import type { Players } from './act.ts'
import type { Pace } from './pace.ts'
import type { Tasks } from './tasks.ts'
import { watching } from './watch.ts'

export type Setting = { readonly players: Players; readonly tasks: Tasks; readonly random: Random; readonly pace: Pace }

/** Never six characters, which codes have that the program gives. */
const codes = new RegExp(`^(${books.map(({ codes: { prefix } }) => prefix).join('|')})(L\\d+|\\d{4,5}|\\d{7})(/\\d+)?$`)
/** Whether the demo itself launched it, in this run or before. */
export const isOfDemo = ({ externalId }: { readonly externalId: string }) => codes.test(externalId)

/** Quiet looks at what a person launched before it is looked at as rarely as the rest. */
const PATIENCE = 120
const RARELY = 10

/** What everybody whom the simulator plays knows and shares. */
export const sceneOf = (setting: Setting) => {
  const { players, tasks, random, pace } = setting
  const served = new Set<string>()
  /** Launched by a person at a screen: served at once and at a watchable pace. A lot's withdrawals are as their lot. */
  const isByHand = (loadId: string) => served.has(withdrawalOf(loadId)?.lotId ?? loadId)
  const roughly = (ms: number) => (ms * random.whole(70, 125)) / 100
  return {
    ...setting,
    isByHand,
    serve: (loadId: string) => void served.add(loadId),
    roughly,
    /** Nobody waits for what companies say to the demo's own offers. */
    whenever: (loadId: string) => (isByHand(loadId) ? roughly(pace.hand) : pace.move * random.whole(1, 40)),
    /** How long until the next look at a load, whether or not the last one brought news. */
    attention: (loadId: string) => {
      let quiet = isByHand(loadId) ? 0 : PATIENCE
      return (news: boolean) => {
        quiet = news && isByHand(loadId) ? 0 : quiet + 1
        return roughly(news || quiet < PATIENCE ? pace.hand : pace.hand * RARELY)
      }
    },
    company: (transporterId: string) => players(loginOf(transporterId)),
    watch: watching(tasks),
  }
}
export type Scene = ReturnType<typeof sceneOf>
