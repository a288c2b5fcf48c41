import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Data } from '@embarca/services/kit/data.ts'
import { NotFound } from '@embarca/services/kit/scope.ts'
import { modules as asTheyAre } from '@embarca/services/modules.ts'
import { chance } from '../../kit/chance.ts'
import { world } from '../../kit/world.ts'
import { strangers } from './cast.ts'
import { onward, ways } from './moves.ts'
import { blank, type Seen } from './seen.ts'
import { type Move, one } from './way.ts'
import { witness } from './witness.ts'

export type Played = {
  readonly asked: number
  readonly accepted: number
  /** What should never have happened. */
  readonly wrong: readonly string[]
  /** `STATUS Command` that were tried. */
  readonly pairs: ReadonlySet<string>
}

type Setting = {
  readonly steps?: number
  readonly modules?: typeof asTheyAre
  /** Where it is played; in memory unless said otherwise. */
  readonly data?: Data
  /** Hears every fact, with what the witness then knows of its load. */
  readonly noted?: (fact: Recorded, seen: Seen | undefined) => void
}

const MINUTE = 1 / 60
const nobody = blank('nothing')

/**
 * People, carriers, drivers and the clock act on a few loads by chance: alone, at the same time, twice, once more after a lost answer,
 * as strangers, before and after a deadline. The same seed plays the same play.
 */
export const play = async (seed: number, { steps = 200, modules = asTheyAre, data, noted }: Setting = {}): Promise<Played> => {
  const luck = chance(seed)
  // Some plays wander, others bring a load or two to the end of their road.
  const purpose = one([0.5, 0.75, 0.95], luck)
  const about = one([1, 2, 4], luck)
  const { events, run, reacting, deadLetters, now, pass } = await world(undefined, data, modules)
  const told = witness()
  const wrong: string[] = []
  const pairs = new Set<string>()
  const answers: { readonly move: Move; readonly key: string; readonly answer: Accepted }[] = []
  /** Which command each fact was recorded for. */
  const said = new Map<string, string>()
  let asked = 0
  let heard = '-1'

  const hear = async () => {
    for (let more = await events.readAll(heard); more.length; more = await events.readAll(heard)) {
      for (const fact of more) {
        const seen = told.see(fact)
        noted?.(fact, seen)
        said.set(fact.position, fact.commandId)
      }
      heard = more.at(-1)!.position
    }
  }
  const ask = async (move: Move, key: string): Promise<Accepted | undefined> => {
    asked++
    try {
      const answer = await run(modules[move.module], move.command, { by: move.by, key, ...(move.asProgram && { asProgram: true }) })
      if (isRefusal(answer)) return undefined
      if (strangers.includes(move.by) && !creates(move)) wrong.push(`a stranger was answered: ${move.command.type}`)
      return answer
    } catch (error) {
      if (!(error instanceof NotFound) && (error as Error).name !== 'StaleRevision') throw error
      return undefined
    }
  }
  const choose = (seen: Seen): Move => {
    const named = luck.likely(purpose) ? one(onward(seen), luck) : one(Object.keys(ways), luck)
    const { module, by, data, asProgram } = ways[named]!
    pairs.add(`${seen.status} ${named}`)
    const who = !asProgram && luck.likely(0.03) ? one(strangers, luck) : one(luck.likely(0.85) ? concerned(by, seen) : by, luck)
    return { module, by: who, command: { type: named, data: data(seen, luck, now()) }, ...(asProgram && { asProgram }) }
  }
  const round = async () => {
    const known = [...told.loads.values()].slice(-about)
    const seen = !known.length || luck.likely(known.length < about ? 0.3 : 0.03) ? nobody : one(known, luck)
    const moves = Array.from({ length: luck.likely(0.25) ? 2 + luck.below(2) : 1 }, () => ({
      move: choose(seen),
      key: `${seed}-${asked}-${luck.below(1e9)}`,
    }))
    const twice = luck.likely(0.08) ? [...moves, moves[0]!] : moves
    const outcomes = await Promise.all(twice.map(({ move, key }) => ask(move, key)))
    await hear()
    const did = (at: number) => outcomes[at] && said.get(outcomes[at].position) === twice[at]!.key
    // What changed nothing is not remembered, and may change something later.
    twice.forEach((one, at) => did(at) && answers.push({ ...one, answer: outcomes[at]! }))
    if (twice !== moves && did(0) && outcomes.at(-1)?.position !== outcomes[0]!.position)
      wrong.push(`a double click did two things: ${moves[0]!.move.command.type}`)
  }
  /** The answer was lost on the way, and the client asks again. */
  const askAgain = async () => {
    const { move, key, answer } = one(answers, luck)
    const again = await ask(move, key)
    if (again?.position !== answer.position || again.revision !== answer.revision)
      wrong.push(`asked again, answered otherwise: ${move.command.type}`)
  }

  while (asked < steps) {
    if (answers.length && luck.likely(0.05)) await askAgain()
    else await round()
    await hear()
    if (luck.likely(0.3)) pass(one([MINUTE, 1, 5, 12, 30], luck))
    if (luck.likely(0.8)) {
      await reacting.drain()
      await hear()
    }
  }
  await reacting.drain()
  await hear()
  for (const { move, answer } of answers) {
    const [fact] = await events.read(answer.stream, answer.revision)
    if (fact?.position !== answer.position) wrong.push(`acknowledged and lost: ${move.command.type}`)
  }
  for (const { reason } of await deadLetters.list()) wrong.push(`a reaction was set aside: ${reason}`)
  return { asked, accepted: answers.length, wrong: [...told.wrong, ...wrong], pairs }
}

/** Of those who might ask, the ones whose load it is. */
const concerned = (by: readonly Actor[], { hired, driver }: Seen) => {
  const own = by.filter((who) => (who.driverId ? who.driverId === driver : who.transporterId === hired))
  return own.length ? own : by
}
const creates = ({ command: { type } }: Move) => ['LaunchLoad', 'SaveDraft'].includes(type)
