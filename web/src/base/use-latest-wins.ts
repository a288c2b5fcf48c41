import type { AnyCommand, InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { useRef, useState } from 'react'
import { useCommand } from './use-command.ts'

type LatestWinsOptions<R extends AnyCommand> = {
  /** After the last of what was wanted; what stands then is shown instead. */
  readonly done: (answer: OutputOf<R>) => unknown
  readonly failed: () => unknown
}

/**
 * What is changed in place, by one click or word after the other: `wanted` is shown at once, and what comes while a command is under
 * way is sent after it, the last of it alone. Nothing is lost to somebody who is quicker than the line.
 */
export const useLatestWins = <R extends AnyCommand>(route: R, { done, failed }: LatestWinsOptions<R>) => {
  const [latestInput, show] = useState<InputOf<R>>()
  const next = useRef<InputOf<R>>(undefined)
  const sending = useRef(false)
  const command = useCommand(route, { failed })

  const send = async () => {
    while (next.current !== undefined) {
      const input = next.current
      next.current = undefined
      const answer = await command.run(input)
      // What was wanted on top of what was refused is not sent either.
      if (answer === undefined) next.current = undefined
      else if (next.current === undefined) await done(answer)
    }
  }
  const submit = async (input: InputOf<R>) => {
    show(input)
    next.current = input
    if (sending.current) return
    sending.current = true
    try {
      await send()
    } finally {
      sending.current = false
      show(undefined)
    }
  }
  return { latestInput, submit }
}
