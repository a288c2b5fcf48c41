import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Frame } from '../../base/live.ts'

/** Milliseconds. Longer than any request takes. */
const KEPT_FOR = 10_000

/** The card in a frame about a changed load. */
export const cardIn = ({ type, data }: Frame): LoadCard | undefined =>
  type === 'load.changed' ? (data as LoadCard | undefined) : undefined

/** Keeps the latest frame of each load for a while: the load changed or was removed. */
export const createRecentFrames = (now: () => number = Date.now) => {
  const entries = new Map<string, { readonly frame: Frame; readonly at: number }>()
  return {
    record: (frame: Frame): void => {
      // Frames were missed: the refetched answers are newer than the recorded frames.
      if (frame.type === 'resync') entries.clear()
      if (frame.type !== 'load.removed' && !cardIn(frame)) return
      const at = now()
      entries.delete(frame.id)
      entries.set(frame.id, { frame, at })
      for (const [id, entry] of entries) {
        if (entry.at >= at - KEPT_FOR) return
        entries.delete(id)
      }
    },
    /** Frames since an instant, in order of arrival. */
    since: (instant: number): readonly Frame[] => [...entries.values()].filter(({ at }) => at >= instant).map(({ frame }) => frame),
  }
}
