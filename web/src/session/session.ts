import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { rightsOf } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createContext, useContext } from 'react'

type Info = OutputOf<typeof sessionRoutes.info>
export type UserSession = Info & { readonly rights: ReturnType<typeof rightsOf> }

export const sessionOf = (info: Info): UserSession => ({ ...info, rights: rightsOf(info.roles) })

type SessionValue = {
  readonly session: UserSession
  /** Refetches the session; resolves when the screens have it. */
  readonly reread: () => Promise<void>
}
export const SessionContext = createContext<SessionValue | undefined>(undefined)

const useSessionValue = (): SessionValue => {
  const value = useContext(SessionContext)
  if (!value) throw new Error('no session outside the shell')
  return value
}

/** The signed-in user, the user's rights and the toggles of the company. */
export const useSession = (): UserSession => useSessionValue().session
export const useRereadSession = () => useSessionValue().reread
