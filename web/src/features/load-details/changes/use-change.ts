import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../../lib/command.ts'
import type { Changing } from './changing.ts'

/**
 * Sends a change over the load as it stood when its dialog opened: what somebody else did meanwhile is told first, and a second
 * try is made knowing it. `asked` turns true with the first try, for what is missing.
 */
export const useChange = <R extends AnyCommand>(route: R, { load, page, onClose }: Changing, says?: string) => {
  const [asked, setAsked] = useState(false)
  const seen = useRef<number | undefined>(load.revision)
  const command = useCommand(route, {
    says: says ?? route.says?.done ?? 'Alteração salva.',
    done: async (answer) => {
      onClose()
      await page.did(answer as { stream: string; revision: number })
    },
    failed: ({ status }) => {
      if (status === 409) seen.current = undefined
      void page.again()
    },
  })
  return {
    asked,
    pending: command.pending,
    /** Nothing is sent while `input` is undefined: something is missing. */
    save: (input: InputOf<R> | undefined) => {
      setAsked(true)
      if (input) void command.run(input, { ifMatch: seen.current ?? load.revision })
    },
  }
}

export const missing = (asked: boolean, value: unknown, text = 'Preencha este campo.') =>
  asked && (value === undefined || value === '' || Number.isNaN(value)) ? text : undefined
