import type { AnyCommand, InputOf, OutputOf, Route } from '@embarca/contracts/kit/route.ts'
import { useCallback, useRef, useState } from 'react'
import { type CallOptions, call } from './api.ts'
import { type CallFailed, isCallFailed, isUnknownOutcome } from './failure.ts'
import { message } from './feedback.ts'
import { showFailure } from './show-failure.ts'
import { uuidv7 } from './uuid.ts'

type CommandOptions<R extends Route> = {
  readonly done?: (answer: OutputOf<R>, input: InputOf<R>) => unknown
  /** True when the screen showed the failure itself (at a field, say); otherwise it is told as specified. */
  readonly failed?: (failure: CallFailed, input: InputOf<R>) => unknown
  /** Instead of the row's `says.done`; false says nothing. */
  readonly successMessage?: string | false
}
type Attempt = { readonly body: string; readonly key: string }

/**
 * A button's command: `run` while one is pending is ignored, the row's words are shown when it is done, and asking the same
 * thing again after an unknown outcome uses the same key, so that it happens once.
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
        const words = latest.current.successMessage ?? route.messages?.done
        if (words) message('success', words)
        await latest.current.done?.(answer, input)
        return answer
      } catch (thrown) {
        if (!isCallFailed(thrown)) throw thrown
        unknown.current = isUnknownOutcome(thrown) ? { body, key } : undefined
        setFailure(thrown)
        if (latest.current.failed?.(thrown, input) !== true) showFailure(thrown, route.messages?.failed)
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
