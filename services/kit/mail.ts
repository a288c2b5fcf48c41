export type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer }

export type Message = {
  /** The same message requested again is sent once. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** The service will never accept this message: there is no use in sending it again. */
export class MessageRefused extends Error {}

/** E-mail to the outside. Rejects when a message was not accepted: with `MessageRefused`, or when the service is away. */
export interface Mail {
  /** `OUTBOX`: messages are only stored and not delivered. */
  readonly channel: 'MAIL' | 'OUTBOX'
  send(message: Message): Promise<void>
}
