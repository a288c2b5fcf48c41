/** A well-formed query that makes no sense; `messages` tell the user what to correct, in Portuguese. */
export class InvalidQuery extends Error {
  readonly messages: readonly string[]

  constructor(...messages: readonly string[]) {
    super(messages.join(' '))
    this.messages = messages
  }
}
