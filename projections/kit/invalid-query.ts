/** A question that is well formed and makes no sense; `messages` say what to correct, in Portuguese. */
export class InvalidQuery extends Error {
  readonly messages: readonly string[]

  constructor(...messages: readonly string[]) {
    super(messages.join(' '))
    this.messages = messages
  }
}
