import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { batches } from './read-store/batches.ts'
import { cards, onCards } from './read-store/cards.ts'
import { changes } from './read-store/changes.ts'
import { queries } from './read-store/queries.ts'
import { rebuilds } from './read-store/rebuilds.ts'

/** The contract of every read store. */
export const readStoreSuite = (name: string, open: () => Promise<{ views: ReadStore; close(): Promise<void> }>) =>
  describe(`read store: ${name}`, () => {
    let views: ReadStore
    let close: () => Promise<void>
    beforeEach(async () => {
      ;({ views, close } = await open())
      expect(await views.define(cards)).toBe('new')
    })
    afterEach(() => close())

    const on = onCards(() => views)
    changes(on)
    queries(on)
    batches(on)
    rebuilds(on)
  })
