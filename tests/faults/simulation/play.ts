import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { NotFound } from '@embarca/services/kit/scope.ts'
import { modules as asTheyAre } from '@embarca/services/modules.ts'
import { chance } from '../../kit/chance.ts'
import { world } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { commandSources, onward } from './moves.ts'
import { blank, type ObservedLoad } from './observed-load.ts'
import { createObserver } from './observer.ts'
import { strangers } from './personas.ts'

export type PlayResult = {
  readonly commands: number
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
  readonly data?: DataStores
  /** Hears every fact, with what the witness then knows of its load. */
  readonly noted?: (event: Recorded, observed: ObservedLoad | undefined) => void
}

const MINUTE = 1 / 60
const nobody = blank('nothing')

/**
 * People, carriers, drivers and the clock act on a few loads by chance: alone, at the same time, twice, once more after a lost answer,
 * as strangers, before and after a deadline. The same seed plays the same play.
 */
export const play = async (seed: number, { steps = 200, modules = asTheyAre, data, noted }: Setting = {}): Promise<PlayResult> => {
  const luck = chance(seed)
  // Some plays wander, others bring a load or two to the end of their road.
  const purpose = one([0.5, 0.75, 0.95], luck)
  const about = one([1, 2, 4], luck)
  const { events, run, reacting, deadLetters, now, pass } = await world(undefined, data, modules)
  const observer = createObserver()
  const wrong: string[] = []
  const pairs = new Set<string>()
  const answers: { readonly move: AttemptedCommand; readonly key: string; readonly answer: Accepted }[] = []
  /** Which command each fact was recorded for. */
  const commandOf = new Map<string, string>()
  let commands = 0
  let readTo = '-1'

  const readLog = async () => {
    for (let more = await events.readAll(readTo); more.length; more = await events.readAll(readTo)) {
      for (const event of more) {
        const observed = observer.observe(event)
        noted?.(event, observed)
        commandOf.set(event.position, event.commandId)
      }
      readTo = more.at(-1)!.position
    }
  }
  const ask = async (move: AttemptedCommand, key: string): Promise<Accepted | undefined> => {
    commands++
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
  const choose = (observed: ObservedLoad): AttemptedCommand => {
    const named = luck.likely(purpose) ? one(onward(observed), luck) : one(Object.keys(commandSources), luck)
    const { module, by, data, asProgram } = commandSources[named]!
    pairs.add(`${observed.status} ${named}`)
    const who = !asProgram && luck.likely(0.03) ? one(strangers, luck) : one(luck.likely(0.85) ? ownersAmong(by, observed) : by, luck)
    return { module, by: who, command: { type: named, data: data(observed, luck, now()) }, ...(asProgram && { asProgram }) }
  }
  const round = async () => {
    const known = [...observer.loads.values()].slice(-about)
    const observed = !known.length || luck.likely(known.length < about ? 0.3 : 0.03) ? nobody : one(known, luck)
    const moves = Array.from({ length: luck.likely(0.25) ? 2 + luck.below(2) : 1 }, () => ({
      move: choose(observed),
      key: `${seed}-${commands}-${luck.below(1e9)}`,
    }))
    const twice = luck.likely(0.08) ? [...moves, moves[0]!] : moves
    const outcomes = await Promise.all(twice.map(({ move, key }) => ask(move, key)))
    await readLog()
    const did = (at: number) => outcomes[at] && commandOf.get(outcomes[at].position) === twice[at]!.key
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

  while (commands < steps) {
    if (answers.length && luck.likely(0.05)) await askAgain()
    else await round()
    await readLog()
    if (luck.likely(0.3)) pass(one([MINUTE, 1, 5, 12, 30], luck))
    if (luck.likely(0.8)) {
      await reacting.drain()
      await readLog()
    }
  }
  await reacting.drain()
  await readLog()
  for (const { move, answer } of answers) {
    const [event] = await events.read(answer.stream, answer.revision)
    if (event?.position !== answer.position) wrong.push(`acknowledged and lost: ${move.command.type}`)
  }
  for (const { reason } of await deadLetters.list()) wrong.push(`a reaction was set aside: ${reason}`)
  return { commands, accepted: answers.length, wrong: [...observer.wrong, ...wrong], pairs }
}

/** Of those who might ask, the ones whose load it is. */
const ownersAmong = (by: readonly Actor[], { hired, driver }: ObservedLoad) => {
  const own = by.filter((who) => (who.driverId ? who.driverId === driver : who.transporterId === hired))
  return own.length ? own : by
}
const creates = ({ command: { type } }: AttemptedCommand) => ['LaunchLoad', 'SaveDraft'].includes(type)
