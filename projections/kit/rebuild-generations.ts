import { BEFORE_ALL, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'

/** From where every process hears everything again, because a view was folded anew by one of them. */
type RebuildGeneration = { readonly era: number; readonly from: Position; readonly at: number }
/** A view is about to be replaced by one that was folded anew, up to a position or further. */
type RebuildInProgress = { readonly from: Position; readonly at: number }

const VIEWS = 'views'
const BEGUN = 'begun'
/** Whoever replaces a view and does not say within so many milliseconds that it has, was ended in between. */
export const ABANDONED_MS = 60_000
/** From where eras that follow so closely begin together: whoever looks sees the last of them only. */
const CLOSE_MS = 300_000
export const rebuildGenerationsView: ViewSpec = { view: 'eras', version: 1, fields: {} }

export const readRebuildGeneration = async (store: Pick<ReadStore, 'get'>): Promise<RebuildGeneration> =>
  (await store.get<RebuildGeneration>(rebuildGenerationsView.view, VIEWS)) ?? { era: 0, from: BEFORE_ALL, at: 0 }

/** What processes that fold the same views tell each other through the store about views that were folded anew. */
export const rebuildGenerations = async (store: ReadStore) => {
  await store.define(rebuildGenerationsView)
  let noted = 0
  const note = (position: Position, step: (begun: RebuildInProgress | undefined) => RebuildInProgress | undefined) => {
    const source = { stream: BEGUN, revision: Date.now() * 1_000 + (noted++ % 1_000), position, isSparse: true }
    return store.batch(() => store.change<RebuildInProgress>(rebuildGenerationsView.view, BEGUN, source, step))
  }
  return {
    current: () => readRebuildGeneration(store),
    /** Said before the view is replaced, so that somebody makes up for whoever is ended right afterwards. */
    begin: (from: Position) => note(from, (begun) => ({ from: begun ? least([begun.from, from]) : from, at: Date.now() })),
    /** From where whoever finds a view replaced has to hear again. */
    replacedFrom: async (): Promise<Position> => {
      const begun = await store.get<RebuildInProgress>(rebuildGenerationsView.view, BEGUN)
      const { from } = await readRebuildGeneration(store)
      return begun ? least([begun.from, from]) : from
    },
    /** From where everybody has to hear again for somebody who did not live to say so. */
    abandoned: async (): Promise<Position | undefined> => {
      const begun = await store.get<RebuildInProgress>(rebuildGenerationsView.view, BEGUN)
      return begun && Date.now() - begun.at > ABANDONED_MS ? begun.from : undefined
    },
    /** Nothing has to be heard again. */
    over: () => note(BEFORE_ALL, () => undefined),
    /** False when somebody else was first with an era of that number. */
    next: async (generation: number, from: Position): Promise<boolean> => {
      const source = { stream: VIEWS, revision: generation, position: from, isSparse: true }
      const begin = (before: RebuildGeneration | undefined): RebuildGeneration => {
        const at = Date.now()
        return { era: generation, from: before && at - before.at < CLOSE_MS ? least([before.from, from]) : from, at }
      }
      const { outcome } = await store.batch(() => store.change<RebuildGeneration>(rebuildGenerationsView.view, VIEWS, source, begin))
      if (outcome !== 'applied') return false
      await note(from, () => undefined)
      return true
    },
  }
}
