import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Frame } from '../../base/live.ts'

/** Milliseconds. No answer is on its way for longer. */
const LATELY = 10_000

/** The card that a frame brings, of a load that changed. */
export const cardIn = ({ type, data }: Frame): LoadCard | undefined =>
  type === 'load.changed' ? (data as LoadCard | undefined) : undefined

/** Remembers for a while the last word on each load: that it changed, or that it is gone. */
export const createRecentFrames = (now: () => number = Date.now) => {
  const entries = new Map<string, { readonly frame: Frame; readonly at: number }>()
  return {
    record: (frame: Frame): void => {
      // Frames were missed: the answers that are asked for now know more than was heard before.
      if (frame.type === 'resync') entries.clear()
      if (frame.type !== 'load.removed' && !cardIn(frame)) return
      const at = now()
      entries.delete(frame.id)
      entries.set(frame.id, { frame, at })
      for (const [id, entry] of entries) {
        if (entry.at >= at - LATELY) return
        entries.delete(id)
      }
    },
    /** In the order in which they were heard. */
    since: (instant: number): readonly Frame[] => [...entries.values()].filter(({ at }) => at >= instant).map(({ frame }) => frame),
  }
}
