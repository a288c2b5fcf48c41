import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { Feed } from './feed.ts'
import { inParts } from './in-parts.ts'
import type { Rebuilt } from './rebuild.ts'
import { type Projected, type Projecting, startProjecting } from './runner.ts'

type Shared = Projected & {
  /** How many parts the feed has, whoever hears them. */
  readonly parts: number
  /** Does what only one process may do at a time: folding a view from the beginning. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

/** A rebuild at once, by a process that folds nothing else. */
type Beside = Pick<Shared, 'projectors' | 'store' | 'log' | 'parts' | 'alone' | 'alarm'> & { readonly views: readonly string[] }

const silent: Feed = { listen: async () => ({ reached: () => BEFORE_ALL, wake: () => {}, stop: async () => {} }) }

/** As `startProjecting`, in each of several processes that fold the same views from a feed they share by parts. */
export const startProjectingInParts = async ({ parts, alone, tell = () => {}, ...projected }: Shared): Promise<Projecting> => {
  const shared = await inParts({ store: projected.store, feed: projected.feed, parts, tell })
  const here = { ...projected, store: shared.store, feed: shared.feed, tell: shared.tell }

  await alone(async () => {
    const before = await shared.store.checkpoint('views')
    const first = await startProjecting({ ...here, feed: silent })
    await first.stop()
    if (shared.foldedAnew()) await shared.hearAgain(before)
  })
  const projecting = await startProjecting(here)
  return {
    ...projecting,
    seenTo: shared.seenTo,
    rebuild: (view) =>
      alone(async () => {
        const before = projecting.seenTo()
        const rebuilt = await projecting.rebuild(view)
        await shared.hearAgain(before)
        return rebuilt
      }),
    stop: async () => {
      await projecting.stop()
      await shared.stop()
    },
  }
}

/** Folds views anew while other processes fold them: those hear again what came meanwhile, and say it to the new ones. */
export const rebuildInParts = async ({ parts, alone, views, ...projected }: Beside): Promise<readonly Rebuilt[]> => {
  const shared = await inParts({ store: projected.store, feed: silent, parts, tell: () => {} })
  try {
    return await alone(async () => {
      const projecting = await startProjecting({ ...projected, store: shared.store, feed: silent })
      const rebuilt: Rebuilt[] = []
      for (const view of views) rebuilt.push(await projecting.rebuild(view))
      await shared.hearAgain(projecting.seenTo())
      await projecting.stop()
      return rebuilt
    })
  } finally {
    await shared.stop()
  }
}
