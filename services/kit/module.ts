import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { AnyStateMachine } from 'xstate'
import type { ChatTerms, CommandOrigin, CommandTable, LookupContext } from './command-row.ts'
import type { DeciderTypes } from './decision.ts'
import type { Claims } from './event-store.ts'
import type { Fold } from './fold.ts'
import type { Ownership } from './scope.ts'

/** When a command is admitted and which status it leads to. */
export type StreamLifecycle<T extends DeciderTypes> = {
  readonly machine: AnyStateMachine
  /** Undefined: there is nothing whose status the command could change; then the decision refuses. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of whichever command is decided
  readonly status: (state: T['state'], data: any) => string | undefined
  /** What the machine's guards read besides the status. */
  readonly guards?: (state: T['state'], now: string) => object
  /** The refusal code for a command that is not admitted. */
  readonly notAllowed: T['refusal'] | ((state: T['state'], command: string) => T['refusal'])
}

/** One kind of stream: its state, its commands, and its ownership. */
// biome-ignore lint/suspicious/noExplicitAny: modules of every kind share one table
export type Module<T extends DeciderTypes = any> = {
  readonly name: string
  readonly fold: Fold<T['state']>
  /** Absent: every command is admitted at any time. */
  readonly lifecycle?: StreamLifecycle<T>
  readonly commands: CommandTable<T>
  /** The stream of an id. */
  readonly stream: (id: string) => string
  /** The id a command names; absent: `data.id`. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of whichever command is decided
  readonly idOf?: (data: any, origin: CommandOrigin) => string
  /** The key of its events by its id; absent: the stream itself. */
  readonly key?: (id: string) => string
  /** Who may see the thing; undefined: there is no such thing. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of whichever command is decided
  readonly owner: (state: T['state'], data: any, context: LookupContext) => Ownership | undefined | Promise<Ownership | undefined>
  /** The owner of the files that a command names; absent: the thing of `data.id`. Undefined: as yet only the shipper. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of whichever command is decided
  readonly filesOf?: (data: any, by: Actor) => Owner | undefined
  /** Whether a chat about the thing may continue, and with which driver; absent: there are no such chats. */
  readonly chatTerms?: (state: T['state']) => ChatTerms
  /** A further condition where the lifecycle admits a command; checked before its decision. */
  // biome-ignore lint/suspicious/noExplicitAny: the lookups of whichever command is decided
  readonly precondition?: (state: T['state'], command: T['command'], lookups: any) => Refusal<T['refusal']> | undefined
  /** Unique names that an event takes or releases; `state` is the one before it. */
  readonly claims?: (event: T['event'], state: T['state']) => Claims | undefined
  /** The refusal code for a name that another stream holds. */
  readonly claimTaken?: (claim: string) => T['refusal']
  /** The refusal for a name that another stream holds, where more can be said than a code; `holder` is the state of that stream, if it is of this module. */
  readonly refuseTaken?: (
    claim: string,
    events: readonly T['event'][],
    state: T['state'],
    holder: T['state'] | undefined,
  ) => Refusal<T['refusal']> | undefined
  /** The thing as returned by commands whose row has `answers`. */
  readonly answers?: (state: T['state']) => object
  /** Events that do not change what people edit: an `If-Match` from before them is still current. */
  readonly nonConflicting?: readonly T['event']['type'][]
  /** Whether an event concerns another part of the stream than a command with this data, and so conflicts with none of its edits. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of whichever command is decided
  readonly isOtherPart?: (event: T['event'], data: any, by: Actor) => boolean
}
export type Modules = Readonly<Record<string, Module>>

/** The id that a command's stream is named after. */
export const streamIdOf = ({ commands, idOf }: Module, { type, data }: DeciderTypes['command'], origin: CommandOrigin): string =>
  (commands[type]?.streamId ?? idOf ?? ownId)(data, origin)
/** The owner of the files that a command with this data names. */
export const ownerOfFilesIn = ({ name, filesOf }: Module, data: { readonly id?: string }, by: Actor): Owner | undefined =>
  filesOf ? filesOf(data, by) : data.id === undefined ? undefined : { kind: name, id: data.id }
/** The stream of a command that creates nothing. */
export const streamOfCommand = (module: Module, command: DeciderTypes['command'], by: Actor): string =>
  module.stream(streamIdOf(module, command, { by, newId: '' }))
const ownId = ({ id }: { readonly id: string }) => id
