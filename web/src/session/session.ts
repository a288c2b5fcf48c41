import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { rightsOf } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createContext, useContext } from 'react'

type Info = OutputOf<typeof sessionRoutes.info>
export type UserSession = Info & { readonly rights: ReturnType<typeof rightsOf> }

export const sessionOf = (info: Info): UserSession => ({ ...info, rights: rightsOf(info.roles) })

type SessionValue = {
  readonly session: UserSession /** Asks the server again who this is; resolves when the screens know. */
  readonly reread: () => Promise<void>
}
export const SessionContext = createContext<SessionValue | undefined>(undefined)

const useSessionValue = (): SessionValue => {
  const value = useContext(SessionContext)
  if (!value) throw new Error('no session outside the shell')
  return value
}

/** Who is signed in, what they may and which toggles their company has. */
export const useSession = (): UserSession => useSessionValue().session
export const useRereadSession = () => useSessionValue().reread
