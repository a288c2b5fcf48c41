/** The state of an outgoing message: files are uploaded first (loading), then the text is sent (pending). */
export type SendingState = 'loading' | 'pending' | 'completed' | 'failed'
type FileOf = { readonly name: string }
type Sent = { readonly fileId: string; readonly name: string }
export type Outgoing<F extends FileOf = File> = {
  /** Idempotency key: sending again with the same key posts the message once. */
  readonly key: string
  readonly text: string
  readonly files: readonly F[]
  /** The files already uploaded, in the order of `files`. */
  readonly sent: readonly Sent[]
  readonly state: SendingState
  readonly why?: string
}
export type Post<F extends FileOf = File> = {
  readonly upload: (file: F) => Promise<Sent>
  readonly sendText: (message: { readonly key: string; readonly text: string; readonly attachments: readonly Sent[] }) => Promise<unknown>
  readonly why: (thrown: unknown) => string
}

/** Sends one message and reports every state. A failed message keeps its text and its uploaded files for another attempt. */
export const deliver = async <F extends FileOf>(
  message: Outgoing<F>,
  post: Post<F>,
  onChange: (next: Outgoing<F>) => void,
): Promise<boolean> => {
  const { why: _, ...content } = message
  let now: Outgoing<F> = { ...content, state: message.files.length > message.sent.length ? 'loading' : 'pending' }
  const be = (change: Partial<Outgoing<F>>) => {
    now = { ...now, ...change }
    onChange(now)
  }
  be({})
  try {
    for (const file of message.files.slice(message.sent.length)) be({ sent: [...now.sent, await post.upload(file)] })
    be({ state: 'pending' })
    await post.sendText({ key: now.key, text: now.text, attachments: now.sent })
    be({ state: 'completed' })
    return true
  } catch (thrown) {
    be({ state: 'failed', why: post.why(thrown) })
    return false
  }
}

/** Replaces the message in the queue, or adds it at the end. */
export const withMessage = <F extends FileOf>(queue: readonly Outgoing<F>[], message: Outgoing<F>): readonly Outgoing<F>[] =>
  queue.some(({ key }) => key === message.key) ? queue.map((one) => (one.key === message.key ? message : one)) : [...queue, message]
