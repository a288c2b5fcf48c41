export type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer }

export type Message = {
  /** The same message asked for again is sent once. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** Letters to the world outside. Rejects when a letter was not taken. */
export interface Mail {
  /** `OUTBOX`: letters are only kept, and nobody gets them. */
  readonly channel: 'MAIL' | 'OUTBOX'
  send(message: Message): Promise<void>
}
