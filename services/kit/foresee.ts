import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { EventStore } from './event-store.ts'
import type { Modules, Request } from './module.ts'
import { type States, statesOf } from './states.ts'
import { judge } from './verdict.ts'
import { Work } from './work.ts'

type Foreseeing = { readonly store: EventStore; readonly modules: Modules; readonly now: () => string }
export type Foreseen = 'WILL' | 'NOTHING' | Refusal

const TICKET = { scope: 'foreseen', key: 'foreseen', bodyHash: '' }

/**
 * What a command would come to as things stand: facts, nothing, or which rule says no. Nothing is recorded and no attempt is noted.
 * What is read for it is forgotten with it: nobody has to be forgotten here.
 */
export const foreseer = ({ store, modules, now }: Foreseeing) => {
  const foresee = async ({ module: name, command }: Request, by: Actor, states: States): Promise<Foreseen> => {
    const module = modules[name]!
    const work = new Work(module, command, { by, key: TICKET.key }, TICKET)
    const standing = await states.read(module.decider, work.stream)
    const step = module.before?.[command.type]
    if (step && (!step.only || step.only(standing.state))) {
      const agreed = await foresee(step.first(command.data), by, states)
      if (typeof agreed === 'object') return agreed
    }
    const verdict = await judge(work, standing, { states, store, now: now() })
    if ('error' in verdict) throw await verdict.error()
    if ('refusal' in verdict) return verdict.refusal
    return 'append' in verdict && verdict.append.events.length > 0 ? 'WILL' : 'NOTHING'
  }
  return {
    foresee: (request: Request, by: Actor): Promise<Foreseen> => foresee(request, by, statesOf(store)),
  }
}
