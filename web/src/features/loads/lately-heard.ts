import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Frame } from '../../lib/live.ts'

/** Milliseconds. No answer is on its way for longer. */
const LATELY = 10_000

/** The card that a frame brings, of a load that changed. */
export const cardIn = ({ type, data }: Frame): LoadCard | undefined =>
  type === 'load.changed' ? (data as LoadCard | undefined) : undefined

/** Remembers for a while the last word on each load: that it changed, or that it is gone. */
export const latelyHeard = (now: () => number = Date.now) => {
  const words = new Map<string, { readonly frame: Frame; readonly at: number }>()
  return {
    hear: (frame: Frame): void => {
      // Frames were missed: the answers that are asked for now know more than was heard before.
      if (frame.type === 'resync') words.clear()
      if (frame.type !== 'load.removed' && !cardIn(frame)) return
      const at = now()
      words.delete(frame.id)
      words.set(frame.id, { frame, at })
      for (const [id, word] of words) {
        if (word.at >= at - LATELY) return
        words.delete(id)
      }
    },
    /** In the order in which they were heard. */
    since: (moment: number): readonly Frame[] => [...words.values()].filter(({ at }) => at >= moment).map(({ frame }) => frame),
  }
}
