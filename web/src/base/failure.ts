/** A fact that was recorded while the user was looking at an older state. */
export type ConcurrentChange = { readonly type: string; readonly at: string; readonly revision: number }
type FailureBody = {
  readonly code?: string
  readonly messages?: readonly string[]
  readonly by?: string
  /** Whoever asks changed it themselves, in another window. */
  readonly own?: boolean
  readonly at?: string
  readonly changes?: readonly ConcurrentChange[]
}

/** What the server answered instead of a result. `status` 0 means that no answer came: the outcome is unknown. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  readonly messages: readonly string[]
  /** Quoted to support; the server's log carries the same. */
  readonly correlationId: string | undefined
  readonly body: FailureBody

  constructor(status: number, body: FailureBody, correlationId?: string) {
    super(body.messages?.[0] ?? body.code ?? `HTTP ${status}`)
    this.status = status
    this.code = body.code ?? (status === 0 ? 'NO_ANSWER' : `HTTP_${status}`)
    this.messages = body.messages ?? []
    this.correlationId = correlationId
    this.body = body
  }
}

/** What is said when no answer came. */
export const noAnswerBody: FailureBody = { messages: ['Sem resposta do servidor. Verifique sua conexão.'] }

export const isCallFailed = (thrown: unknown): thrown is CallFailed => thrown instanceof CallFailed

/** Nobody answered, or somebody in between did: the command may have happened. */
export const isUnknownOutcome = (failure: CallFailed): boolean => failure.status === 0 || failure.status === 502 || failure.status === 504
