import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRereadSession, useSession } from '../../app/session/session.ts'
import { useCommand } from '../../lib/command.ts'

type Changes = {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly flNotifyBySystem?: boolean
  readonly avatar?: string
}

/** Says something about the signed-in user; the bar shows it at once. */
export const useOwnData = (says: string) => {
  const { user_id: id, name, email } = useSession()
  const reread = useRereadSession()
  const { run, pending } = useCommand(sessionRoutes.changeUser, { says, done: reread })
  return { pending, save: (changes: Changes) => run({ id, name, email, ...changes }) }
}
