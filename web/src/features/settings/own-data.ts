import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useCommand } from '../../base/use-command.ts'
import { useRereadSession, useSession } from '../../session/session.ts'

export type OwnData = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly flNotifyBySystem: boolean
  readonly avatar: string
}

/**
 * Changes data of the signed-in user; the bar shows it at once. Only the given fields are sent, so that concurrent changes of other fields
 * are kept.
 */
export const useOwnData = (successMessage: string) => {
  const { user_id: id } = useSession()
  const reread = useRereadSession()
  const { run, pending } = useCommand(sessionRoutes.changeUser, { successMessage, done: reread })
  return { pending, save: (changes: Partial<OwnData>) => run({ id, ...changes }) }
}
