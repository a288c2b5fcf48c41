import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { useCommand } from '../../base/use-command.ts'
import type { DialogProps } from './actions.ts'

type Failed = NonNullable<NonNullable<Parameters<typeof useCommand>[1]>['failed']>
/** The sentence stands in the dialog, with what was typed. */
const inDialog: Failed = ({ status }) => status === 422 || status === 400

/** The command of a dialog: what it changed is read again before the dialog closes. `failed`: whether the dialog itself says what went wrong. */
export const useDialogCommand = <R extends AnyCommand>(
  route: R,
  { onDone, onClose }: Pick<DialogProps, 'onDone' | 'onClose'>,
  failed: Failed = inDialog,
) =>
  useCommand(route, {
    done: async () => {
      await onDone()
      onClose()
    },
    failed,
  })
