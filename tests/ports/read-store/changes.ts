import { UnindexedQuery } from '@embarca/projections/kit/read-store.ts'
import { expect, it } from 'vitest'
import type { Card, OnCards } from './cards.ts'

/** Specs of how events change documents. */
export const changes = (on: OnCards) => {
  const { fill, ids } = on

  it('keeps documents by id', async () => {
    await fill()
    expect(await on.views.get<Card>('port-cards', 'e')).toEqual({ id: 'e', shipperId: 's1', section: 'road', name: 'Sem data' })
    expect(await on.views.get('port-cards', 'z')).toBeUndefined()
    await expect(on.views.get('unknown', 'z')).rejects.toBeInstanceOf(UnindexedQuery)
  })

  it('applies the next event, skips events already applied, reports a gap', async () => {
    const at = (revision: number, isSparse = false) =>
      on.views.change<Card>('port-cards', 'x', { stream: 's', revision, position: String(revision), isSparse }, (doc) => ({
        ...(doc ?? { id: 'x', shipperId: 's1', section: 'new' }),
        updated: revision,
      }))
    expect(await at(1)).toMatchObject({ outcome: 'gap', doc: undefined })
    expect(await at(0)).toMatchObject({ outcome: 'applied', doc: { updated: 0 } })
    expect(await at(0)).toMatchObject({ outcome: 'seen', doc: { updated: 0 } })
    expect(await at(2)).toMatchObject({ outcome: 'gap' })
    expect(await at(5, true)).toMatchObject({ outcome: 'applied', doc: { updated: 5 } })
    expect(await at(4, true)).toMatchObject({ outcome: 'seen' })
    expect(await on.views.change('port-cards', 'x', { stream: 'other', revision: 0, position: '9' }, (doc) => doc as Card)).toMatchObject({
      outcome: 'applied',
      doc: { updated: 5 },
    })
  })

  it('folds several events into one document up to a gap, and finishes it once', async () => {
    if (!on.views.fold) return
    const source = (revision: number) => ({ stream: 's', revision, position: String(revision) })
    const blank: Card = { id: 'x', shipperId: 's1', section: 'new', codes: [] }
    const fold = (...revisions: number[]) =>
      on.views.fold!<Card>(
        'port-cards',
        'x',
        revisions.map(source),
        (doc = blank, at) => ({ ...doc, updated: revisions[at]! }),
        (doc) => ({ ...doc, codes: [...(doc.codes ?? []), `F${doc.updated}`] }),
      )
    expect(await fold(1, 2)).toEqual({ until: 0, applied: false, doc: undefined })
    expect(await fold(0, 1, 3)).toMatchObject({ until: 2, applied: true, doc: { updated: 1, codes: ['F1'] } })
    expect(await fold(0, 1)).toMatchObject({ until: 2, applied: false, doc: { updated: 1 } })
    await on.views.batch(async () => {
      await fold(1, 2)
      await fold(3)
    })
    expect(await on.views.get('port-cards', 'x')).toMatchObject({ updated: 3, codes: ['F1', 'F2', 'F3'] })
    const thrown = on.views.fold('port-cards', 'x', [source(4), source(5)], (doc, at) =>
      at ? JSON.parse('{') : { ...(doc as Card), updated: 4 },
    )
    await expect(thrown).rejects.toThrow()
    expect(await fold(4)).toMatchObject({ until: 1, applied: true, doc: { updated: 4 } })
  })

  it('keeps the checkpoints of a removed document, and restores it', async () => {
    await fill()
    const step = (revision: number, doc: Card | undefined) =>
      on.views.change<Card>('port-cards', 'a', { stream: 's-a', revision, position: '9' }, () => doc)
    expect(await step(1, undefined)).toMatchObject({ outcome: 'applied', doc: undefined })
    expect(await on.views.get('port-cards', 'a')).toBeUndefined()
    expect(await ids({ text: 'uniao' })).toEqual([])
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, road: 2 })
    expect(await step(1, undefined)).toMatchObject({ outcome: 'seen' })
    expect(await step(2, { id: 'a', shipperId: 's1', section: 'road', updated: 8 })).toMatchObject({ outcome: 'applied' })
    expect(await ids({})).toEqual(['a', 'b', 'c', 'e'])
    expect((await on.views.madeFrom('port-cards', 's-a')).map(({ id }) => id)).toEqual(['a'])
  })
}
