import type { AnyCommand, InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { useRef, useState } from 'react'
import { useCommand } from './use-command.ts'

type LatestWinsOptions<R extends AnyCommand> = {
  /** Called after the last command; the stored value is shown from then on. */
  readonly done: (answer: OutputOf<R>) => unknown
  readonly failed: () => unknown
}

/**
 * Sends changes made in place, one click or word after the other. `latestInput` is shown at once. While a command runs, further input
 * waits, and only the last of it is sent afterwards, so that quick users lose nothing.
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
      // A refused input also drops the input that waited behind it.
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
