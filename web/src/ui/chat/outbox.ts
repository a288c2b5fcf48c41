/** A message of one's own on its way: files go up first (loading), then the words (pending). */
export type SendingState = 'loading' | 'pending' | 'completed' | 'failed'
type FileOf = { readonly name: string }
type Sent = { readonly fileId: string; readonly name: string }
export type Outgoing<F extends FileOf = File> = {
  /** Names the message; sent again under the same name it is said once. */
  readonly key: string
  readonly text: string
  readonly files: readonly F[]
  /** What is already up, in the order of `files`. */
  readonly sent: readonly Sent[]
  readonly state: SendingState
  readonly why?: string
}
export type Post<F extends FileOf = File> = {
  readonly upload: (file: F) => Promise<Sent>
  readonly say: (message: { readonly key: string; readonly text: string; readonly attachments: readonly Sent[] }) => Promise<unknown>
  readonly why: (thrown: unknown) => string
}

/** Sends one message and tells every state it goes through. Nothing typed is lost: a failed one stays, with what is already up. */
export const deliver = async <F extends FileOf>(
  message: Outgoing<F>,
  post: Post<F>,
  onChange: (next: Outgoing<F>) => void,
): Promise<boolean> => {
  const { why: _, ...words } = message
  let now: Outgoing<F> = { ...words, state: message.files.length > message.sent.length ? 'loading' : 'pending' }
  const be = (change: Partial<Outgoing<F>>) => {
    now = { ...now, ...change }
    onChange(now)
  }
  be({})
  try {
    for (const file of message.files.slice(message.sent.length)) be({ sent: [...now.sent, await post.upload(file)] })
    be({ state: 'pending' })
    await post.say({ key: now.key, text: now.text, attachments: now.sent })
    be({ state: 'completed' })
    return true
  } catch (thrown) {
    be({ state: 'failed', why: post.why(thrown) })
    return false
  }
}

/** The queue with this message changed, or at its end when it is new. */
export const withMessage = <F extends FileOf>(queue: readonly Outgoing<F>[], message: Outgoing<F>): readonly Outgoing<F>[] =>
  queue.some(({ key }) => key === message.key) ? queue.map((one) => (one.key === message.key ? message : one)) : [...queue, message]
