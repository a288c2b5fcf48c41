import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Command, CommandNameOf, DataOf, DeciderTypes, Decision, DecisionContext, LateDecision } from './decision.ts'
import type { Engagements } from './engagements.ts'
import type { Fold } from './fold.ts'
import type { Questions } from './questions.ts'
import type { Ownership } from './scope.ts'

/** The user that asks, and the id of what the command would create. */
export type CommandOrigin = { readonly by: Actor; readonly newId: string }

/** What a row may read besides its own stream. */
export type LookupContext = {
  readonly by: Actor
  /** The state of another stream. */
  read<State>(of: Fold<State>, stream: string): Promise<State>
  /** What a row may read besides its own stream. */
  readonly kinds: OwnerModules
  /** Absent: nobody can say. */
  readonly engagements?: Engagements | undefined
  /** Absent: nothing is asked. */
  readonly questions?: Questions | undefined
}

/** The state of a chat about a thing: `driverId` is the driver who chats with the shipper, empty while there is none. */
export type ChatTerms = { readonly isOpen: boolean; readonly driverId: string }
/** A module as the files and chats of its things need it. */
export type OwnerModule = {
  // biome-ignore lint/suspicious/noExplicitAny: each module folds a state of its own
  readonly fold: Fold<any>
  readonly stream: (id: string) => string
  /** Who may see the thing; undefined: there is no such thing. */
  // biome-ignore lint/suspicious/noExplicitAny: each module has a state and data of its own
  readonly owner: (state: any, data: any, context: LookupContext) => MaybePromise<Ownership | undefined>
  /** Absent: there is no chat about things of this module. */
  // biome-ignore lint/suspicious/noExplicitAny: each module has a state of its own
  readonly chatTerms?: (state: any) => ChatTerms
}
export type OwnerModules = Readonly<Record<string, OwnerModule>>

/** A command for another module, by the module's name in `modules.ts`. */
export type ModuleCommand = { readonly module: string; readonly command: Command }

/** Synchronous when nothing has to be read: most commands are decided without waiting. */
type MaybePromise<Thing> = Thing | Promise<Thing>
type Undecided<T extends DeciderTypes, Lookups> = Omit<DecisionContext<T, Lookups>, 'next'>

/** One command: where it is decided, what the decision reads, and the decision. */
// biome-ignore lint/suspicious/noExplicitAny: rows of all commands share one table, each with its own data and lookups
export type CommandRow<T extends DeciderTypes, K extends CommandNameOf<T> = any, Lookups = any> = {
  /** The id that its stream is named after; absent: `idOf` of the module. */
  readonly streamId?: (data: DataOf<T, K>, origin: CommandOrigin) => string
  /** Who owns the thing; absent: `owner` of the module. Commands that create it have their own. */
  readonly owner?: (state: T['state'], data: DataOf<T, K>, context: LookupContext) => MaybePromise<Ownership | undefined>
  /** The command comes too late, or its effect exists already: no event, no refusal. */
  readonly isNoop?: (state: T['state'], data: DataOf<T, K>) => boolean
  /** Allowed in any status; does not change the status. */
  readonly outsideLifecycle?: true
  /** What the lifecycle's guards read, where it differs from the module's. */
  readonly guards?: (state: T['state'], data: DataOf<T, K>, context: Undecided<T, Lookups>) => object
  /** The refusal code when the lifecycle does not admit the command; absent: the module's. */
  readonly notAllowed?: T['refusal'] | ((state: T['state'], by: Actor) => T['refusal'])
  /**
   * A rule over two streams: the other stream reserves first, and releases when this command is refused. Its own timer releases when the
   * process dies in between.
   */
  readonly reserve?: (data: DataOf<T, K>) => ModuleCommand
  readonly release?: (data: DataOf<T, K>) => ModuleCommand
  /** Refused by its own stream as that stands, the command does not ask the other one. */
  readonly checksFirst?: true
  /** Whether, for this cached state, the other stream has to reserve; absent: always. */
  readonly mustReserve?: (state: T['state']) => boolean
  /** Whether the command left a unique name to be generated: when another stream holds it, the next name is tried. */
  readonly generatesName?: (name: string, data: DataOf<T, K>) => boolean
  /** How many names are tried; absent: a few. */
  readonly namesTried?: number
  /** The command is decided in the stream that holds the name, instead of being refused. */
  readonly joinsHolder?: true
  /**
   * A device sends the command later than the user gave it, and the lifecycle does not admit it any more (Y37): no events when its effect
   * exists already. Undefined: the command is refused as usual. It reserves nothing.
   */
  readonly late?: LateDecision<T, K, Lookups>
  /** The earliest moment that a device may report, ISO 8601 UTC; absent or undefined: when the thing last changed its status (Y36). */
  readonly notBefore?: (state: T['state']) => string | undefined
  readonly decide: Decision<T, K, Lookups>
} & LookedUp<T, K, Lookups>

/** A decision that reads lookups has a row that looks them up. */
type LookedUp<T extends DeciderTypes, K extends CommandNameOf<T>, Lookups> =
  Readonly<Record<never, never>> extends Lookups
    ? { readonly lookups?: Lookup<T, K, Lookups> }
    : { readonly lookups: Lookup<T, K, Lookups> }
type Lookup<T extends DeciderTypes, K extends CommandNameOf<T>, Lookups> = (
  state: T['state'],
  data: DataOf<T, K>,
  context: LookupContext,
) => MaybePromise<Lookups>

/** Every command of a module. */
export type CommandTable<T extends DeciderTypes> = { readonly [K in CommandNameOf<T>]: CommandRow<T, K> }

/** Checks that each command has a row, and that each row looks up exactly what its decision reads. */
export const commandTable =
  <T extends DeciderTypes>() =>
  <Lookups extends { readonly [K in CommandNameOf<T>]: object }>(
    rows: {
      readonly [K in keyof Lookups]: CommandRow<T, K & CommandNameOf<T>, Lookups[K]>
    },
  ): CommandTable<T> =>
    // Each row was checked with its own lookups above; the table does not name them.
    rows as unknown as CommandTable<T>
