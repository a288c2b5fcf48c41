import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../../base/use-command.ts'
import type { ChangeDialogProps } from './change-list.ts'

/**
 * Sends a change with the revision of the load when its dialog opened, so that a concurrent change is reported first; a second attempt uses
 * the newest revision. `isSubmitted` is true from the first attempt, to show missing fields.
 */
export const useChange = <R extends AnyCommand>(route: R, { load, page, onClose }: ChangeDialogProps, successMessage?: string) => {
  const [isSubmitted, setSubmitted] = useState(false)
  const baseRevision = useRef<number | undefined>(load.revision)
  const command = useCommand(route, {
    successMessage: successMessage ?? route.messages?.done ?? 'Alteração salva.',
    done: async (answer) => {
      onClose()
      await page.afterCommand(answer as { stream: string; revision: number })
    },
    failed: ({ status }) => {
      if (status === 409) baseRevision.current = undefined
      void page.refetchAll()
    },
  })
  return {
    isSubmitted,
    pending: command.pending,
    /** Does nothing while `input` is undefined, which means that a field is missing. */
    save: (input: InputOf<R> | undefined) => {
      setSubmitted(true)
      if (input) void command.run(input, { ifMatch: baseRevision.current ?? load.revision })
    },
  }
}

export const missingError = (isSubmitted: boolean, value: unknown, text = 'Preencha este campo.') =>
  isSubmitted && (value === undefined || value === '' || Number.isNaN(value)) ? text : undefined
