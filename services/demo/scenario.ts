import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { DataStores } from '../kit/data.ts'
import type { Command } from '../kit/decision.ts'
import type { Append } from '../kit/event-store.ts'
import type { Modules } from '../kit/module.ts'
import type { Questions } from '../kit/questions.ts'
import { combineReactions } from '../kit/reaction.ts'
import { runner } from '../kit/run.ts'
import { programFor } from '../kit/scope.ts'
import { modules, reactions } from '../modules.ts'
import { singleWriter } from './single-writer.ts'

/** A command at a moment of the past. */
export type ScenarioStep = {
  readonly module: string
  readonly command: Command
  /** Absent: the program itself, for this shipper. */
  readonly by: Actor | { readonly program: string }
  readonly key: string
  /** ISO 8601 UTC. */
  readonly at: string
}

const byName: Modules = modules
const broken =
  ({ command, by, at }: ScenarioStep) =>
  (why: unknown): never => {
    throw new Error(
      `${command.type} of ${'program' in by ? 'the program' : by.name} at ${at}: ${JSON.stringify(why)} ${JSON.stringify(command.data)}`,
    )
  }

/** A program without a clock: commands execute at their given moment, and the commands that their events call for at once. */
export const scenario = (
  { events, timers, attempts }: Pick<DataStores, 'events' | 'timers' | 'attempts'>,
  ends: string,
  questions?: Questions,
) => {
  const callsFor = combineReactions(...reactions)
  const written = new Map<string, Append>()
  const store = singleWriter(events, (write) => written.set(write.command.key, write))
  const run = runner({ store, now: () => ends, attempts, modules, questions })

  /** The stream it was written to. Throws when the command is refused: the script is wrong then. */
  const perform = async ({ module, command, by, key, at }: ScenarioStep): Promise<string> => {
    const request = 'program' in by ? { by: programFor(by.program), asProgram: true as const } : { by }
    const answer = await run(byName[module]!, command, { ...request, key, now: at }).catch(broken({ module, command, by, key, at }))
    if (isRefusal(answer)) return broken({ module, command, by, key, at })(answer)
    // What a command reserved elsewhere happened before it.
    for (const done of [...written.keys()].filter((one) => one.startsWith(`${key}/reserve/`)).concat(key)) {
      const write = written.get(done)
      written.delete(done)
      if (write) await follow(write)
    }
    return answer.stream
  }

  const follow = async ({ events: recorded, by, command, now }: Append) => {
    const { shipperId } = by
    for (const [index, event] of recorded.entries())
      for (const [n, call] of callsFor({ ...event, by, recordedAt: now } as Recorded).entries()) {
        const key = `${command.key}/${index}-${n}`
        // Deadlines of the past are not looked at one by one: the demo's end looks at those of loads on their way.
        if (call.module === 'gateAlert' && call.at === undefined) continue
        if (call.at === undefined) await perform({ ...call, by: { program: shipperId }, key, at: now })
        else if (call.at > ends) await timers.set({ ...call, id: key, due: call.at, shipperId, causationId: command.key })
      }
  }
  return { perform, readStream: (stream: string) => store.read(stream) }
}
