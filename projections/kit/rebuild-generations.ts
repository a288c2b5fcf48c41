import { BEFORE_ALL, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'

/** A generation of views: `from` is where every process consumes events again, because one of them rebuilt a view. */
type RebuildGeneration = { readonly era: number; readonly from: Position; readonly at: number }
/** A view is about to be replaced by one that was rebuilt up to `from` or further. */
type RebuildInProgress = { readonly from: Position; readonly at: number }

const VIEWS = 'views'
const BEGUN = 'begun'
/** A process that begins to replace a view and does not finish or renew within this time counts as ended. */
export const ABANDONED_MS = 60_000
/** Generations that begin within this time share the earliest `from`: a process that polls sees only the last of them. */
const CLOSE_MS = 300_000
export const rebuildGenerationsView: ViewSpec = { view: 'eras', version: 1, fields: {} }

export const readRebuildGeneration = async (store: Pick<ReadStore, 'get'>): Promise<RebuildGeneration> =>
  (await store.get<RebuildGeneration>(rebuildGenerationsView.view, VIEWS)) ?? { era: 0, from: BEFORE_ALL, at: 0 }

/** Coordinates, through the store, processes that fold the same views while one of them rebuilds a view. */
export const rebuildGenerations = async (store: ReadStore) => {
  await store.define(rebuildGenerationsView)
  let noted = 0
  const note = (position: Position, step: (begun: RebuildInProgress | undefined) => RebuildInProgress | undefined) => {
    const source = { stream: BEGUN, revision: Date.now() * 1_000 + (noted++ % 1_000), position, isSparse: true }
    return store.batch(() => store.change<RebuildInProgress>(rebuildGenerationsView.view, BEGUN, source, step))
  }
  return {
    current: () => readRebuildGeneration(store),
    /** Called before the view is replaced, so that another process can finish if this one ends right afterwards. */
    begin: (from: Position) => note(from, (begun) => ({ from: begun ? least([begun.from, from]) : from, at: Date.now() })),
    /** The position from which a process that finds a view replaced has to replay. */
    replacedFrom: async (): Promise<Position> => {
      const begun = await store.get<RebuildInProgress>(rebuildGenerationsView.view, BEGUN)
      const { from } = await readRebuildGeneration(store)
      return begun ? least([begun.from, from]) : from
    },
    /** The position from which every process has to replay when the rebuilding process ended without finishing; undefined otherwise. */
    abandoned: async (): Promise<Position | undefined> => {
      const begun = await store.get<RebuildInProgress>(rebuildGenerationsView.view, BEGUN)
      return begun && Date.now() - begun.at > ABANDONED_MS ? begun.from : undefined
    },
    /** Nothing is left to replay. */
    over: () => note(BEFORE_ALL, () => undefined),
    /** False when another process has already recorded a generation of that number. */
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
