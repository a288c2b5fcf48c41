import type { Rebuild } from '@embarca/projections/kit/read-store.ts'
import { describe, expect, it } from 'vitest'
import { type Card, cards, type OnCards } from './cards.ts'

/** Specs of comparing, rebuilding and refolding views. */
export const rebuilds = (on: OnCards) => {
  const { fill, ids, put } = on

  it('hashes equal documents equally, in any order of arrival', async () => {
    await put({ id: 'a', shipperId: 's1', section: 'new' })
    await put({ id: 'b', shipperId: 's1', section: 'new' })
    const before = await on.views.hash('port-cards')
    await put({ id: 'a', shipperId: 's1', section: 'road' }, 1)
    expect(await on.views.hash('port-cards')).not.toBe(before)
    await put({ section: 'new', shipperId: 's1', id: 'a' }, 2)
    expect(await on.views.hash('port-cards')).toBe(before)
  })

  it('rebuilds next to the documents in use and replaces them', async () => {
    await fill()
    const before = await on.views.hash('port-cards')
    expect(await on.views.define({ ...cards, version: 2 })).toBe('outdated')
    const rebuild = await on.views.rebuild({ ...cards, version: 2 })
    const fold = (id: string, section: string, revision = 0) =>
      rebuild.change<Card>(id, { stream: `s-${id}`, revision, position: '0' }, (doc) => ({
        ...doc,
        id,
        shipperId: 's1',
        section,
        updated: 1,
        codes: ['NEW42'],
        groups: ['g1'],
      }))
    expect(fold('a', 'new').outcome).toBe('applied')
    expect(fold('a', 'new').outcome).toBe('seen')
    expect(fold('a', 'road', 1).outcome).toBe('applied')
    expect(fold('b', 'new', 1).outcome).toBe('gap')
    expect(await on.views.get('port-cards', 'b')).toMatchObject({ city: 'Santos' })
    const done = await rebuild.finish({ group: 'board', position: '12' })
    expect(done.before).toBe(before)
    expect(done.hash).toBe(await on.views.hash('port-cards'))
    expect(await on.views.define({ ...cards, version: 2 })).toBe('ready')
    expect(await ids({ text: 'new42' })).toEqual(['a'])
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ road: 1 })
    expect(await on.views.checkpoint('board')).toBe('12')
    await put({ id: 'a', shipperId: 's1', section: 'done', updated: 3 }, 2)
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ done: 1 })
    const again = await on.views.rebuild({ ...cards, version: 3 })
    await again.abandon()
    expect(await ids({})).toEqual(['a'])
  })

  it('a single-event document exists once, whatever other views are rebuilt with it', async () => {
    const rebuild = await on.views.rebuild({ ...cards, version: 2 })
    const fold = (id: string, revision: number, isSingleEvent: boolean) =>
      rebuild.change<Card>(id, { stream: 's-a', revision, position: `${revision}`, isSparse: true, isSingleEvent }, (doc) => ({
        ...{ id, shipperId: 's1', section: 'new', updated: (doc?.updated ?? 0) + 1, codes: [], groups: ['g1'] },
      }))
    const outcomes = [fold('001', 0, true), fold('a', 1, false), fold('002', 2, true), fold('a', 3, false), fold('002', 2, true)]
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied', 'applied', 'seen'])
    const { hash } = await rebuild.finish({ group: 'board', position: '3' })
    expect(hash).toBe(await on.views.hash('port-cards'))
    expect([...(await ids({}))].sort()).toEqual(['001', '002', 'a'])
    const updated = await Promise.all(['001', '002', 'a'].map((id) => on.views.get<Card>('port-cards', id)))
    expect(updated.map((card) => card?.updated)).toEqual([1, 1, 2])
    expect((await on.views.madeFrom('port-cards', 's-a')).map(({ id }) => id).sort()).toEqual(['001', '002', 'a'])
    const source = { stream: 's-a', revision: 2, position: '2', isSparse: true, isSingleEvent: true }
    expect((await on.views.change('port-cards', '002', source, (doc) => doc as Card)).outcome).toBe('seen')
  })

  describe('a rebuild whose process ended', () => {
    type Step = readonly [id: string, stream: string, revision: number, isSingleEvent?: boolean]
    const steps: readonly Step[] = [
      ['a', 's-a', 0],
      ['001', 's-x', 0, true],
      ['b', 's-b', 0],
      ['a', 's-a', 1],
      ['002', 's-x', 1, true],
      ['003', 's-x', 2, true],
      ['c', 's-c', 0],
      ['b', 's-b', 1],
      ['a', 's-a', 2],
      ['004', 's-x', 3, true],
    ]
    const spec = { ...cards, version: 2 }
    const begin = (program = 'this', of = spec) => on.views.rebuild(of, undefined, true, program)
    const fold = async (rebuild: Rebuild, [id, stream, revision, isSingleEvent = false]: Step, position: number) => {
      await rebuild.prefetch?.([{ id, isSingleEvent }])
      const source = { stream, revision, position: `${position}`, ...(isSingleEvent && { isSparse: true, isSingleEvent }) }
      const card = { id, shipperId: 's1', section: 'new', codes: [], groups: ['g1'] }
      rebuild.change<Card>(id, source, (doc) => ({ ...card, updated: (doc?.updated ?? 0) + 1 }))
    }
    const foldAll = async (rebuild: Rebuild, some: readonly Step[], from = 0) => {
      for (const [at, step] of some.entries()) await fold(rebuild, step, from + at)
    }
    const deadLetters = [
      { view: 'port-cards', stream: 's-z', revision: 0, position: '2', type: 'Opened', since: '2026-01-05T12:00:00.000Z', reason: 'no' },
    ]
    const saved = { program: 'this', position: '3', deadLetters }
    const hashOfAll = async () => {
      const rebuild = await on.views.rebuild(spec)
      await foldAll(rebuild, steps)
      return (await rebuild.finish()).hash
    }
    /** Saved after four steps; `written`: how many of all steps were written in the end. Undefined where a store saves nothing. */
    const ended = async (written: number) => {
      const rebuild = await begin()
      if (!rebuild.save) return false
      await foldAll(rebuild, steps.slice(0, 4))
      await rebuild.save(saved)
      await foldAll(rebuild, steps.slice(4, written), 4)
      await rebuild.prepare?.()
      return true
    }

    it.each([4, 6, 10])('goes on where it was saved when %i steps had been written', async (written) => {
      const hash = await hashOfAll()
      if (!(await ended(written))) return
      const rebuild = await begin()
      expect(rebuild.resumed).toEqual(saved)
      await foldAll(rebuild, steps.slice(4), 4)
      expect((await rebuild.finish()).hash).toBe(hash)
      expect(await on.views.hash('port-cards')).toBe(hash)
      expect(await on.views.get('port-cards', 'a')).toMatchObject({ updated: 3 })
      expect((await begin()).resumed).toBeUndefined()
    })
    it('begins again for another program, another shape and after it was abandoned', async () => {
      if (!(await ended(6))) return
      expect((await begin('other')).resumed).toBeUndefined()
      await ended(6)
      expect((await begin('this', { ...cards, version: 3 })).resumed).toBeUndefined()
      await ended(6)
      await (await begin()).abandon()
      expect((await begin()).resumed).toBeUndefined()
    })
    it('leaves the documents in use as they are', async () => {
      await fill()
      const before = await on.views.hash('port-cards')
      await ended(10)
      expect(await on.views.hash('port-cards')).toBe(before)
    })
  })

  it('retires views without a projector; one that returns is folded from the beginning', async () => {
    await fill()
    await on.views.retireUnused(['port-cards', 'other'])
    expect(await ids({})).not.toEqual([])
    await on.views.retireUnused(['other'])
    await expect(on.views.get('port-cards', 'a')).rejects.toMatchObject({ code: 'UNDECLARED' })
    await on.views.scrub()
    expect(await on.views.define(cards)).toBe('new')
    expect(await ids({})).toEqual([])
  })

  it('lists the documents of a stream, and removes documents for refolding', async () => {
    await fill()
    await on.views.change('port-cards', 'a', { stream: 'driver-1', revision: 0, position: '9' }, (doc) => doc as Card)
    expect(await on.views.madeFrom('port-cards', 'driver-1')).toEqual([{ id: 'a', streams: ['s-a', 'driver-1'] }])
    await on.views.remove('port-cards', 'a')
    await on.views.scrub()
    expect(await on.views.get('port-cards', 'a')).toBeUndefined()
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, road: 2 })
    await put({ id: 'a', shipperId: 's1', section: 'new', updated: 5 })
    expect(await ids({})).toEqual(['a', 'b', 'c', 'e'])
  })
}
