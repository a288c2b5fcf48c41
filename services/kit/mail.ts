export type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer }

export type Message = {
  /** The same message requested again is sent once. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** E-mail to the outside. Rejects when a message was not accepted. */
export interface Mail {
  /** `OUTBOX`: messages are only stored and not delivered. */
  readonly channel: 'MAIL' | 'OUTBOX'
  send(message: Message): Promise<void>
}
