import type { AnyCommand, InputOf, OutputOf, Route } from '@embarca/contracts/kit/route.ts'
import { useCallback, useRef, useState } from 'react'
import { type CallOptions, call } from './api.ts'
import { type CallFailed, isCallFailed, isUnknownOutcome } from './failure.ts'
import { message } from './feedback.ts'
import { showFailure } from './show-failure.ts'
import { uuidv7 } from './uuid.ts'

type CommandOptions<R extends Route> = {
  readonly done?: (answer: OutputOf<R>, input: InputOf<R>) => unknown
  /** Return true when the screen showed the failure itself, for example at a field; otherwise it is shown as specified. */
  readonly failed?: (failure: CallFailed, input: InputOf<R>, key: string) => unknown
  /** Replaces the route's `messages.done`; false shows nothing. */
  readonly successMessage?: string | false
}
type Attempt = { readonly body: string; readonly key: string }

/**
 * A command for a button. `run` does nothing while one is pending; success shows the route's message. The same input after an unknown
 * outcome reuses the idempotency key, so that the command happens once.
 */
export const useCommand = <R extends AnyCommand>(route: R, callbacks: CommandOptions<R> = {}) => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  const busy = useRef(false)
  const unknown = useRef<Attempt>(undefined)
  const latest = useRef(callbacks)
  latest.current = callbacks

  const run = useCallback(
    async (input: InputOf<R>, options: Omit<CallOptions, 'key'> = {}): Promise<OutputOf<R> | undefined> => {
      if (busy.current) return undefined
      busy.current = true
      setPending(true)
      setFailure(undefined)
      const body = JSON.stringify(input)
      const key = unknown.current?.body === body ? unknown.current.key : uuidv7()
      try {
        const answer = await call(route, input, { ...options, key })
        unknown.current = undefined
        const text = latest.current.successMessage ?? route.messages?.done
        if (text) message('success', text)
        await latest.current.done?.(answer, input)
        return answer
      } catch (thrown) {
        if (!isCallFailed(thrown)) throw thrown
        unknown.current = isUnknownOutcome(thrown) ? { body, key } : undefined
        setFailure(thrown)
        if (latest.current.failed?.(thrown, input, key) !== true) showFailure(thrown, route.messages?.failed)
        return undefined
      } finally {
        busy.current = false
        setPending(false)
      }
    },
    [route],
  )
  return { run, pending, failure }
}
