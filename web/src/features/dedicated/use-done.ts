import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { useCommand } from '../../base/use-command.ts'
import type { DialogProps } from './actions.ts'

/** The command of a dialog: what it changed is read again before the dialog closes. */
export const useDialogCommand = <R extends AnyCommand>(route: R, { onDone, onClose }: Pick<DialogProps, 'onDone' | 'onClose'>) =>
  useCommand(route, {
    done: async () => {
      await onDone()
      onClose()
    },
    // The sentence stands in the dialog, with what was typed.
    failed: ({ status }) => status === 422 || status === 400,
  })
