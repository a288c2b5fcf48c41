import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Terms } from './decider.ts'
import type { CommandKey } from './event-store.ts'
import { idFor } from './identifiers.ts'
import type { Asking, Module } from './module.ts'
import type { Asked } from './run.ts'

/** One command on its way: who asks for what, and where it would be written. */
export class Work<T extends Terms = Terms> implements Asking {
  readonly module: Module<T>
  readonly command: T['command']
  readonly asked: Asked
  readonly ticket: CommandKey
  readonly by: Actor
  /** Another one when the command joins the stream that holds a name. */
  stream: string
  /** How many names that this command generated were held by other streams. */
  attempt = 0
  #newId: string | undefined

  constructor(module: Module<T>, command: T['command'], asked: Asked, ticket: CommandKey) {
    this.module = module
    this.command = command
    this.asked = asked
    this.ticket = ticket
    this.by = asked.by
    this.stream = module.stream(command, this)
  }
  /** Made when somebody asks for it: most commands create nothing. */
  get newId(): string {
    this.#newId ??= idFor(this.ticket)
    return this.#newId
  }
}

/** What a decision may look at; the id is made when it does. */
export class Circumstances<T extends Terms> {
  readonly now: string
  readonly by: Actor
  readonly facts: T['facts']
  readonly #work: Work<T>
  next: T['status'] | undefined

  constructor(work: Work<T>, now: string, facts: T['facts']) {
    this.now = now
    this.by = work.by
    this.facts = facts
    this.#work = work
  }
  get newId(): string {
    return this.#work.newId
  }
  get attempt(): number {
    return this.#work.attempt
  }
}
