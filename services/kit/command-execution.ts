import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { CommandOrigin, CommandRow } from './command-row.ts'
import type { DeciderTypes } from './decision.ts'
import type { CommandKey } from './event-store.ts'
import { idFor } from './identifiers.ts'
import { type Module, streamIdOf } from './module.ts'
import type { ReportedMoment } from './reported-moment.ts'

/** The user that asks, and the identity of the request. */
export type CommandRequest = {
  readonly by: Actor
  /** The client's Idempotency-Key. */
  readonly key: string
  /** `If-Match`: the revision the client saw. */
  readonly ifMatch?: number
  readonly correlationId?: string
  readonly causationId?: string
  /** For reactions and deadlines: ownership is not checked. Never set for a request from outside. */
  readonly asProgram?: true
  /** The command that this one reserves or releases for: a refusal is noted under its name. */
  readonly stepOf?: string
  /** When the user did it, as the device reports it; absent: now. */
  readonly reported?: ReportedMoment
  /** Found to be late: decided as that, because it reserved nothing. */
  readonly mustBeLate?: true
  /** Replaces the clock. */
  readonly now?: string
}

/** One command while it is executed: the user, the request, and the stream that it would be written to. */
export class CommandExecution<T extends DeciderTypes = DeciderTypes> implements CommandOrigin {
  readonly module: Module<T>
  readonly command: T['command']
  readonly request: CommandRequest
  readonly idempotencyKey: CommandKey
  readonly by: Actor
  readonly row: CommandRow<T>
  /** The key of its events; absent: the stream's own name. */
  readonly key: string | undefined
  /** Becomes another stream when the command joins the stream that holds a name. */
  stream: string
  isJoining = false
  /** How many names that this command generated were held by other streams. */
  attempt = 0
  #newId: string | undefined

  constructor(module: Module<T>, command: T['command'], request: CommandRequest, idempotencyKey: CommandKey) {
    this.module = module
    this.command = command
    this.request = request
    this.idempotencyKey = idempotencyKey
    this.by = request.by
    this.row = module.commands[command.type as keyof typeof module.commands]
    const id = streamIdOf(module, command, this)
    this.stream = module.stream(id)
    this.key = module.key?.(id)
  }
  /** Made on first use: most commands create nothing. */
  get newId(): string {
    this.#newId ??= idFor(this.idempotencyKey)
    return this.#newId
  }
}

/** The context of one execution's decision; ids are made on first use. */
export class ExecutionContext<T extends DeciderTypes> {
  readonly now: string
  readonly occurredAt: string
  readonly by: Actor
  readonly lookups: unknown
  readonly #execution: CommandExecution<T>
  readonly isSentLater: boolean
  readonly isEstimated: boolean
  readonly mustBeLate: boolean
  next: T['status'] | undefined
  isLate = false

  constructor(
    execution: CommandExecution<T>,
    now: string,
    lookups: unknown,
    moment: { readonly occurredAt: string; readonly isEstimated?: true } | undefined,
  ) {
    const { reported, mustBeLate = false } = execution.request
    this.now = now
    this.occurredAt = moment?.occurredAt ?? now
    this.isSentLater = reported !== undefined
    this.isEstimated = moment?.isEstimated ?? false
    this.mustBeLate = mustBeLate
    this.by = execution.by
    this.lookups = lookups
    this.#execution = execution
  }
  get newId(): string {
    return this.#execution.newId
  }
  get attempt(): number {
    return this.#execution.attempt
  }
}
