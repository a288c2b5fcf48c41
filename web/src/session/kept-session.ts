import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { isCallFailed } from '../base/failure.ts'
import type { SealedStore } from '../base/offline/sealed-store.ts'
import { sessionOf, type UserSession } from './session.ts'
import { type Opening, openSession } from './start.ts'

const KEPT = 'session'

/** So that the app opens without a network. */
export const keepSession = (store: SealedStore, session: UserSession) => store.keep(KEPT, session)

/** Opens the session; without a network, the one that this browser had last, if its user has not signed out. */
export const openKeptSession = async (store: SealedStore, onPath: (pathname: string) => void): Promise<Opening> => {
  const opening = await openSession(onPath)
  try {
    if ('session' in opening) await keepSession(store, opening.session)
    else if ('failed' in opening && isCallFailed(opening.failed) && opening.failed.status === 0) {
      const kept = (await store.kept(KEPT)) as OutputOf<typeof sessionRoutes.info> | undefined
      if (kept) return { session: sessionOf(kept) }
    }
  } catch (error) {
    // A browser without storage works online only.
    console.error(error)
  }
  return opening
}
