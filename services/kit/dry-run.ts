import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import { CommandExecution } from './command-execution.ts'
import type { CommandRow, ModuleCommand } from './command-row.ts'
import { evaluate } from './evaluate.ts'
import type { EventStore } from './event-store.ts'
import type { Modules } from './module.ts'
import { type States, statesOf } from './states.ts'

type Setting = { readonly store: EventStore; readonly modules: Modules; readonly now: () => string }
export type DryRun = 'WILL' | 'NOTHING' | Refusal

const KEY = { scope: 'dry-run', key: 'dry-run', bodyHash: '' }

/**
 * The outcome that a command would have now: events, nothing, or the refusal. Nothing is recorded and no attempt is noted. The states read
 * for it are not cached, so that an erased person cannot remain in them.
 */
export const dryRunner = ({ store, modules, now }: Setting) => {
  const dryRun = async ({ module: name, command }: ModuleCommand, by: Actor, states: States): Promise<DryRun> => {
    const module = modules[name]!
    const execution = new CommandExecution(module, command, { by, key: KEY.key }, KEY)
    const current = await states.read(module.fold, execution.stream)
    // biome-ignore lint/suspicious/noExplicitAny: a row of any module
    const { reserve, mustReserve }: CommandRow<any> = execution.row
    if (reserve && (!mustReserve || mustReserve(current.state))) {
      const reserved = await dryRun(reserve(command.data), by, states)
      if (typeof reserved === 'object') return reserved
    }
    const evaluation = await evaluate(execution, current, { states, store, now: now(), modules })
    if ('error' in evaluation) throw await evaluation.error()
    if ('refusal' in evaluation) return evaluation.refusal
    return 'append' in evaluation && evaluation.append.events.length > 0 ? 'WILL' : 'NOTHING'
  }
  return (request: ModuleCommand, by: Actor): Promise<DryRun> => dryRun(request, by, statesOf(store))
}
