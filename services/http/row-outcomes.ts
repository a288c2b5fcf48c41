import { messageFor } from '@embarca/contracts/refusals.ts'

/** What became of one of many things that a request names. */
export type RowOutcome = {
  readonly outcome: 'REFUSED' | 'FAILED'
  readonly code: string
  readonly messages: string[]
}

export const refusedOutcome = (code: string, module = ''): RowOutcome => ({
  outcome: 'REFUSED',
  code,
  messages: [messageFor(code, module)],
})

/** A refusal of one thing is in its row; a client may repeat rows that failed unexpectedly. */
export const troubleOutcome = ({ code = 'SERVER_BROKE' }: { readonly code?: string }): RowOutcome => {
  if (code === 'NOT_FOUND') return refusedOutcome(code)
  const shownCode = messageFor(code) === code ? 'SERVER_BROKE' : code
  return { outcome: 'FAILED', code: shownCode, messages: [messageFor(shownCode)] }
}
