import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Command, Decider, Reading, Terms } from './decider.ts'
import type { Claims } from './event-store.ts'
import type { Belongs } from './scope.ts'

/** Who asks, and the id of what the command would create. */
export type Asking = { readonly by: Actor; readonly newId: string }

/** What a module may look at besides its own stream. */
export type Beside = {
  readonly by: Actor
  /** Another stream as it stands now. */
  read<State>(reading: Reading<State>, stream: string): Promise<State>
}

/** A command that another module, by its name in `modules.ts`, is asked to do. */
export type Request = { readonly module: string; readonly command: Command }

/** A rule over two streams: the other one says so first by a fact, and takes it back when this one then refuses. */
export type Before = {
  readonly first: (data: any) => Request
  readonly otherwise: (data: any) => Request
  /** Of a state that is remembered, whether the other stream has a say; without it, and of one that is not, it has. */
  readonly only?: (state: any) => boolean
}

/** One kind of stream: what is decided there, whom it concerns, and what the runner brings along. */
export type Module<T extends Terms = any> = {
  readonly name: string
  readonly decider: Decider<T>
  readonly stream: (command: T['command'], asked: Asking) => string
  /** The load id; absent: the stream itself. */
  readonly key?: (command: T['command'], asked: Asking) => string
  /** Undefined: there is no such thing, and this command does not make it. */
  readonly belongs: (state: T['state'], command: T['command'], beside: Beside) => Belongs | undefined | Promise<Belongs | undefined>
  readonly facts?: (state: T['state'], command: T['command'], beside: Beside) => T['facts'] | Promise<T['facts']>
  /** Names that a fact takes or gives back; `state` is what was before it. */
  readonly claims?: (fact: T['event'], state: T['state']) => Claims | undefined
  /** The word for a name that another stream holds. */
  readonly claimTaken?: (claim: string) => T['refusal']
  /** Whether the command left a name to be generated: when another stream holds it, the next one is tried. */
  readonly generates?: (claim: string, command: T['command']) => boolean
  /** Whether the command is decided by the stream that holds the name, instead of being refused. */
  readonly joinsHolder?: (claim: string, command: T['command']) => boolean
  /** The thing as commands whose row has `answers` answer it. */
  readonly answers?: (state: T['state']) => object
  /** Facts that leave what people edit as it was: who has not seen them has seen enough for `If-Match`. */
  readonly aside?: readonly T['event']['type'][]
  readonly before?: { readonly [K in T['command']['type']]?: Before }
}
export type Modules = Readonly<Record<string, Module>>
