import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { NotFound } from '@embarca/services/kit/scope.ts'
import { modules as asTheyAre } from '@embarca/services/modules.ts'
import { chance } from '../../kit/chance.ts'
import { world } from '../../stories/world.ts'
import { blockMoves, observeBlocks } from './blocks.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { commandSources, onward } from './command-sources.ts'
import { blank, type ObservedLoad } from './observed-load.ts'
import { createObserver } from './observer.ts'
import { program, strangers } from './personas.ts'
import { themes as allThemes, type ThemeName } from './themes.ts'

export type SimulationResult = {
  readonly commands: number
  readonly accepted: number
  /** Violations found. */
  readonly wrong: readonly string[]
  /** The tried `STATUS Command` pairs. */
  readonly pairs: ReadonlySet<string>
}

type Setting = {
  readonly steps?: number
  /** The share of rounds in which two or three commands are sent at once. */
  readonly concurrent?: number
  /** Whether staff also blocks, releases and waives. */
  readonly blocks?: boolean
  /** What else happens beside loads. */
  readonly themes?: readonly ThemeName[]
  readonly modules?: typeof asTheyAre
  /** The stores; in memory by default. */
  readonly data?: DataStores
  /** Called with every event and the observer's model of its load after it. */
  readonly noted?: (event: Recorded, observed: ObservedLoad | undefined) => void
}

const MINUTE = 1 / 60
const unknownLoad = blank('nothing')

/**
 * Staff, carriers, drivers and the clock send random commands to a few loads: alone, concurrently, twice, again after a lost response,
 * as strangers, before and after a deadline. The same seed gives the same run.
 */
export const simulate = async (
  seed: number,
  { steps = 200, modules = asTheyAre, data, noted, concurrent = 0.25, blocks = false, themes = [] }: Setting = {},
): Promise<SimulationResult> => {
  const random = chance(seed)
  // Some runs wander, others bring a load or two to their end.
  const purpose = one([0.5, 0.75, 0.95], random)
  const about = one([1, 2, 4], random)
  const { events, run, reacting, deadLetters, now, pass } = await world(undefined, data, modules)
  const observer = createObserver({ tiesChange: themes.includes('ties'), hasContracts: themes.includes('contracts') })
  const blockObserver = observeBlocks()
  const blockMove = blockMoves(seed)
  const beside = themes.map((name) => allThemes[name](seed))
  const wrong: string[] = []
  const pairs = new Set<string>()
  const answers: { readonly move: AttemptedCommand; readonly key: string; readonly answer: Accepted }[] = []
  /** The command of each event. */
  const commandOf = new Map<string, string>()
  let commands = 0
  let reviews = 0
  let readTo = '-1'

  const readLog = async () => {
    for (let more = await events.readAll(readTo); more.length; more = await events.readAll(readTo)) {
      for (const event of more) {
        const observed = observer.observe(event)
        blockObserver.observe(event)
        for (const { observe } of beside) observe(event)
        noted?.(event, observed)
        commandOf.set(event.position, event.commandId)
      }
      readTo = more.at(-1)!.position
    }
  }
  const ask = async (move: AttemptedCommand, key: string): Promise<Accepted | undefined> => {
    commands++
    try {
      const answer = await run(modules[move.module], move.command, {
        ...{ by: move.by, key },
        ...(move.asProgram && { asProgram: true }),
        ...(move.minutesAgo !== undefined && { reported: { at: Date.parse(now()) - move.minutesAgo * 60_000 } }),
      })
      if (isRefusal(answer)) return undefined
      if (strangers.includes(move.by) && !creates(move)) wrong.push(`a stranger was answered: ${move.command.type}`)
      return answer
    } catch (error) {
      if (!(error instanceof NotFound) && (error as Error).name !== 'StaleRevision') throw error
      return undefined
    }
  }
  const choose = (observed: ObservedLoad): AttemptedCommand => {
    const named = random.likely(purpose) ? one(onward(observed), random) : one(Object.keys(commandSources), random)
    const { module, by, data, asProgram } = commandSources[named]!
    pairs.add(`${observed.status} ${named}`)
    const who =
      !asProgram && random.likely(0.03) ? one(strangers, random) : one(random.likely(0.85) ? ownersAmong(by, observed) : by, random)
    return { module, by: who, command: { type: named, data: data(observed, random, now()) }, ...(asProgram && { asProgram }) }
  }
  const round = async () => {
    const known = [...observer.loads.values()].slice(-about)
    const observed = !known.length || random.likely(known.length < about ? 0.3 : 0.03) ? unknownLoad : one(known, random)
    const moves = Array.from({ length: random.likely(concurrent) ? 2 + random.below(2) : 1 }, () => ({
      move: choose(observed),
      key: `${seed}-${commands}-${random.below(1e9)}`,
    }))
    const twice = random.likely(0.08) ? [...moves, moves[0]!] : moves
    const blocking = blocks ? blockMove(blockObserver.open(), known, now()) : undefined
    const around = { loads: known, now: now(), events }
    const asides: AttemptedCommand[] = blocking ? [blocking] : []
    for (const { move } of beside) asides.push(...[await move(around)].filter((one) => one !== undefined))
    const [outcomes] = await Promise.all([
      Promise.all(twice.map(({ move, key }) => ask(move, key))),
      ...asides.map((move, at) => ask(move, `${seed}-aside-${commands}-${at}`)),
    ])
    await readLog()
    const did = (at: number) => outcomes[at] && commandOf.get(outcomes[at].position) === twice[at]!.key
    // A no-op leaves no idempotency record, so a repetition may have an effect later.
    twice.forEach((one, at) => did(at) && answers.push({ ...one, answer: outcomes[at]! }))
    if (twice !== moves && did(0) && outcomes.at(-1)?.position !== outcomes[0]!.position)
      wrong.push(`a double click did two things: ${moves[0]!.move.command.type}`)
  }
  /** What the follower of blocks does in a process: each hired load looks at its blocks again. */
  const follow = async () => {
    while (blockObserver.takeChange()) {
      for (const { id } of observer.loads.values())
        await run(modules.load, { type: 'ReviewHiring', data: { id } }, { by: program, key: `review-${reviews++}`, asProgram: true })
      await reacting.drain()
      await readLog()
      await follow()
      wrong.push(...blockObserver.unquestioned(now()))
    }
  }
  /** Repeats a command, as after a lost response. */
  const askAgain = async () => {
    const { move, key, answer } = one(answers, random)
    const again = await ask(move, key)
    if (again?.position !== answer.position || again.revision !== answer.revision)
      wrong.push(`asked again, answered otherwise: ${move.command.type}`)
  }

  while (commands < steps) {
    if (answers.length && random.likely(0.05)) await askAgain()
    else await round()
    await readLog()
    blockObserver.settle()
    for (const theme of beside) {
      theme.settle?.()
      if (theme.pass) pass(theme.pass())
    }
    if (random.likely(0.3)) pass(one([MINUTE, 1, 5, 12, 30], random))
    if (random.likely(0.8)) {
      await reacting.drain()
      await readLog()
    }
  }
  await reacting.drain()
  await readLog()
  await follow()
  for (const { move, answer } of answers) {
    const [event] = await events.read(answer.stream, answer.revision)
    if (event?.position !== answer.position) wrong.push(`acknowledged and lost: ${move.command.type}`)
  }
  for (const { reason } of await deadLetters.list()) wrong.push(`a reaction was set aside: ${reason}`)
  for (const { end } of beside) end?.(now())
  wrong.push(...beside.flatMap((one) => one.wrong), ...blockObserver.wrong)
  wrong.push(...blockObserver.unquestioned(now()), ...blockObserver.overdue(now()))
  return { commands, accepted: answers.length, wrong: [...observer.wrong, ...wrong], pairs }
}

/** The actors in `by` who own or carry the load. */
const ownersAmong = (by: readonly Actor[], { hired, driver }: ObservedLoad) => {
  const own = by.filter((who) => (who.driverId ? who.driverId === driver : who.transporterId === hired))
  return own.length ? own : by
}
const creates = ({ command: { type } }: AttemptedCommand) => ['LaunchLoad', 'SaveDraft'].includes(type)
