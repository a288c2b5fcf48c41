/** An event that another command appended after the revision the user was looking at. */
export type ConcurrentChange = { readonly type: string; readonly at: string; readonly revision: number }
type FailureBody = {
  readonly code?: string
  readonly messages?: readonly string[]
  readonly by?: string
  /** The same user made the change, in another window. */
  readonly own?: boolean
  readonly at?: string
  readonly changes?: readonly ConcurrentChange[]
}

/** The failure of a call. `status` 0 means that no answer came: the outcome is unknown. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  readonly messages: readonly string[]
  /** Users quote it to support; the server's log has the same id. */
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

/** The messages shown when no answer came. */
export const noAnswerBody: FailureBody = { messages: ['Sem resposta do servidor. Verifique sua conexão.'] }

export const isCallFailed = (thrown: unknown): thrown is CallFailed => thrown instanceof CallFailed

/** No answer came, or a proxy answered: the command may have been executed. */
export const isUnknownOutcome = (failure: CallFailed): boolean => failure.status === 0 || failure.status === 502 || failure.status === 504
