import { BEFORE_ALL, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'

/** From where every process hears everything again, because a view was folded anew by one of them. */
type Era = { readonly era: number; readonly from: Position; readonly at: number }
/** A view is about to be replaced by one that was folded anew, up to a position or further. */
type Begun = { readonly from: Position; readonly at: number }

const VIEWS = 'views'
const BEGUN = 'begun'
/** Whoever replaces a view and does not say within so many milliseconds that it has, was ended in between. */
export const ABANDONED = 60_000
/** From where eras that follow so closely begin together: whoever looks sees the last of them only. */
const CLOSE = 300_000
export const eras: ViewSpec = { view: 'eras', version: 1, fields: {} }

export const eraIn = async (store: Pick<ReadStore, 'get'>): Promise<Era> =>
  (await store.get<Era>(eras.view, VIEWS)) ?? { era: 0, from: BEFORE_ALL, at: 0 }

/** What processes that fold the same views tell each other through the store about views that were folded anew. */
export const erasIn = async (store: ReadStore) => {
  await store.define(eras)
  let noted = 0
  const note = (position: Position, step: (begun: Begun | undefined) => Begun | undefined) => {
    const source = { stream: BEGUN, revision: Date.now() * 1_000 + (noted++ % 1_000), position, partial: true }
    return store.batch(() => store.change<Begun>(eras.view, BEGUN, source, step))
  }
  return {
    current: () => eraIn(store),
    /** Said before the view is replaced, so that somebody makes up for whoever is ended right afterwards. */
    begin: (from: Position) => note(from, (begun) => ({ from: begun ? least([begun.from, from]) : from, at: Date.now() })),
    /** From where whoever finds a view replaced has to hear again. */
    replacedFrom: async (): Promise<Position> => {
      const begun = await store.get<Begun>(eras.view, BEGUN)
      const { from } = await eraIn(store)
      return begun ? least([begun.from, from]) : from
    },
    /** From where everybody has to hear again for somebody who did not live to say so. */
    abandoned: async (): Promise<Position | undefined> => {
      const begun = await store.get<Begun>(eras.view, BEGUN)
      return begun && Date.now() - begun.at > ABANDONED ? begun.from : undefined
    },
    /** Nothing has to be heard again. */
    over: () => note(BEFORE_ALL, () => undefined),
    /** False when somebody else was first with an era of that number. */
    next: async (era: number, from: Position): Promise<boolean> => {
      const source = { stream: VIEWS, revision: era, position: from, partial: true }
      const begin = (before: Era | undefined): Era => {
        const at = Date.now()
        return { era, from: before && at - before.at < CLOSE ? least([before.from, from]) : from, at }
      }
      const { outcome } = await store.batch(() => store.change<Era>(eras.view, VIEWS, source, begin))
      if (outcome !== 'applied') return false
      await note(from, () => undefined)
      return true
    },
  }
}
