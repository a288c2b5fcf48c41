import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { standing } from '@embarca/contracts/roles.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createContext, useContext } from 'react'

type Info = OutputOf<typeof sessionRoutes.info>
export type Session = Info & { readonly standing: ReturnType<typeof standing> }

export const sessionOf = (info: Info): Session => ({ ...info, standing: standing(info.roles) })

type Held = {
  readonly session: Session /** Asks the server again who this is; resolves when the screens know. */
  readonly reread: () => Promise<void>
}
export const SessionContext = createContext<Held | undefined>(undefined)

const useHeld = (): Held => {
  const held = useContext(SessionContext)
  if (!held) throw new Error('no session outside the shell')
  return held
}

/** Who is signed in, what they may and which toggles their company has. */
export const useSession = (): Session => useHeld().session
export const useRereadSession = () => useHeld().reread
