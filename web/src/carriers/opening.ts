import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { isCallFailed } from '../base/failure.ts'
import { sessionOf } from '../session/session.ts'
import { type Opening, openSession } from '../session/start.ts'
import { sealedStore } from './queue/sealed-store.ts'

const KEPT = 'session'

/** Opens the session; without a network, the one that this browser had last, if its user has not signed out. */
export const openCarriers = async (): Promise<Opening> => {
  const opening = await openSession(async () => {})
  try {
    if ('session' in opening) await sealedStore.keep(KEPT, opening.session)
    else if ('failed' in opening && isCallFailed(opening.failed) && opening.failed.status === 0) {
      const kept = (await sealedStore.kept(KEPT)) as OutputOf<typeof sessionRoutes.info> | undefined
      if (kept) return { session: sessionOf(kept) }
    }
  } catch (error) {
    // A browser without storage works online only.
    console.error(error)
  }
  return opening
}
