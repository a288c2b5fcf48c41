import { type Ask, type ReadStore, Undeclared, type ViewSpec } from '@embarca/projections/kit/read-store.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

export const cards: ViewSpec = {
  view: 'port-cards',
  version: 1,
  fields: { shipperId: 'text', section: 'text', updated: 'number', late: 'boolean', city: 'text', codes: 'many', groups: 'many' },
  indexes: [['shipperId', 'section', 'updated', 'id', 'late'], ['shipperId', 'updated'], ['updated']],
  counters: [
    ['shipperId', 'section'],
    ['shipperId', 'section', 'groups'],
  ],
  search: { words: ['name', 'city'], parts: ['codes'] },
}

type Card = {
  id: string
  shipperId: string
  section: string
  updated?: number | null
  late?: boolean
  name?: string
  city?: string
  codes?: string[]
  groups?: string[]
}

/** What every read store does. */
export const readStoreSuite = (name: string, open: () => Promise<{ views: ReadStore; close(): Promise<void> }>) =>
  describe(`read store: ${name}`, () => {
    let views: ReadStore
    let close: () => Promise<void>
    const put = (card: Card, revision = 0) =>
      views.change<Card>('port-cards', card.id, { stream: `s-${card.id}`, revision, position: '0', partial: true }, () => card)
    const ids = async (ask: Partial<Ask> & { sort?: Ask['sort'] }) =>
      (await views.page<Card>('port-cards', { where: { shipperId: 's1' }, sort: ['updated', 'desc'], size: 10, ...ask })).items.map(
        ({ id }) => id,
      )
    beforeEach(async () => {
      ;({ views, close } = await open())
      expect(await views.define(cards)).toBe('new')
    })
    afterEach(() => close())

    const fill = async () => {
      await put({
        id: 'a',
        shipperId: 's1',
        section: 'new',
        updated: 1,
        late: true,
        name: 'Açúcar União',
        city: 'São Paulo',
        codes: ['ABC1D23', 'X-900'],
        groups: ['g1', 'g2'],
      })
      await put({
        id: 'b',
        shipperId: 's1',
        section: 'new',
        updated: 3,
        name: 'Café do Ponto',
        city: 'Santos',
        codes: ['QWE4R56'],
        groups: ['g1'],
      })
      await put({
        id: 'c',
        shipperId: 's1',
        section: 'road',
        updated: 2,
        late: false,
        name: 'Algodão',
        city: 'Uberlândia',
        codes: ['ABC9Z99'],
        groups: ['g2'],
      })
      await put({
        id: 'd',
        shipperId: 's2',
        section: 'new',
        updated: 9,
        name: 'Açúcar',
        city: 'Santos',
        codes: ['ABC1D23'],
        groups: ['g1'],
      })
      await put({ id: 'e', shipperId: 's1', section: 'road', name: 'Sem data' })
    }

    it('keeps documents by id', async () => {
      await fill()
      expect(await views.get<Card>('port-cards', 'e')).toEqual({ id: 'e', shipperId: 's1', section: 'road', name: 'Sem data' })
      expect(await views.get('port-cards', 'z')).toBeUndefined()
      await expect(views.get('unknown', 'z')).rejects.toBeInstanceOf(Undeclared)
    })

    it('applies the next fact, skips what it has seen, tells a gap', async () => {
      const at = (revision: number, partial = false) =>
        views.change<Card>('port-cards', 'x', { stream: 's', revision, position: String(revision), partial }, (doc) => ({
          ...(doc ?? { id: 'x', shipperId: 's1', section: 'new' }),
          updated: revision,
        }))
      expect(await at(1)).toMatchObject({ outcome: 'gap', doc: undefined })
      expect(await at(0)).toMatchObject({ outcome: 'applied', doc: { updated: 0 } })
      expect(await at(0)).toMatchObject({ outcome: 'seen', doc: { updated: 0 } })
      expect(await at(2)).toMatchObject({ outcome: 'gap' })
      expect(await at(5, true)).toMatchObject({ outcome: 'applied', doc: { updated: 5 } })
      expect(await at(4, true)).toMatchObject({ outcome: 'seen' })
      expect(await views.change('port-cards', 'x', { stream: 'other', revision: 0, position: '9' }, (doc) => doc as Card)).toMatchObject({
        outcome: 'applied',
        doc: { updated: 5 },
      })
    })

    it('folds several facts into one document, as far as none is missing, and finishes it once', async () => {
      if (!views.fold) return
      const source = (revision: number) => ({ stream: 's', revision, position: String(revision) })
      const blank: Card = { id: 'x', shipperId: 's1', section: 'new', codes: [] }
      const fold = (...revisions: number[]) =>
        views.fold!<Card>(
          'port-cards',
          'x',
          revisions.map(source),
          (doc = blank, at) => ({ ...doc, updated: revisions[at]! }),
          (doc) => ({ ...doc, codes: [...(doc.codes ?? []), `F${doc.updated}`] }),
        )
      expect(await fold(1, 2)).toEqual({ until: 0, applied: false, doc: undefined })
      expect(await fold(0, 1, 3)).toMatchObject({ until: 2, applied: true, doc: { updated: 1, codes: ['F1'] } })
      expect(await fold(0, 1)).toMatchObject({ until: 2, applied: false, doc: { updated: 1 } })
      await views.batch(async () => {
        await fold(1, 2)
        await fold(3)
      })
      expect(await views.get('port-cards', 'x')).toMatchObject({ updated: 3, codes: ['F1', 'F2', 'F3'] })
      const thrown = views.fold('port-cards', 'x', [source(4), source(5)], (doc, at) =>
        at ? JSON.parse('{') : { ...(doc as Card), updated: 4 },
      )
      await expect(thrown).rejects.toThrow()
      expect(await fold(4)).toMatchObject({ until: 1, applied: true, doc: { updated: 4 } })
    })

    it('remembers what it has seen of a document that is gone, and brings it back', async () => {
      await fill()
      const step = (revision: number, doc: Card | undefined) =>
        views.change<Card>('port-cards', 'a', { stream: 's-a', revision, position: '9' }, () => doc)
      expect(await step(1, undefined)).toMatchObject({ outcome: 'applied', doc: undefined })
      expect(await views.get('port-cards', 'a')).toBeUndefined()
      expect(await ids({ text: 'uniao' })).toEqual([])
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, road: 2 })
      expect(await step(1, undefined)).toMatchObject({ outcome: 'seen' })
      expect(await step(2, { id: 'a', shipperId: 's1', section: 'road', updated: 8 })).toMatchObject({ outcome: 'applied' })
      expect(await ids({})).toEqual(['a', 'b', 'c', 'e'])
      expect((await views.madeFrom('port-cards', 's-a')).map(({ id }) => id)).toEqual(['a'])
    })

    it('asks by equal, one of, between, holds and nothing', async () => {
      await fill()
      expect(await ids({})).toEqual(['b', 'c', 'a', 'e'])
      expect(await ids({ sort: ['updated', 'asc'] })).toEqual(['e', 'a', 'c', 'b'])
      expect(await ids({ where: { shipperId: 's1', section: 'new' } })).toEqual(['b', 'a'])
      expect(await ids({ where: { shipperId: 's1', section: ['new', 'road'] } })).toEqual(['b', 'c', 'a', 'e'])
      expect(await ids({ where: { shipperId: 's1', section: [] } })).toEqual([])
      expect(await ids({ where: { shipperId: 's1', updated: { from: 2 } } })).toEqual(['b', 'c'])
      expect(await ids({ where: { shipperId: 's1', updated: { to: 2 } } })).toEqual(['c', 'a'])
      expect(await ids({ where: { shipperId: 's1', updated: { from: 2, to: 2 } } })).toEqual(['c'])
      expect(await ids({ where: { shipperId: 's1', updated: null } })).toEqual(['e'])
      expect(await ids({ where: { shipperId: 's1', late: true } })).toEqual(['a'])
      expect(await ids({ where: { shipperId: 's1', late: null } })).toEqual(['b', 'e'])
      expect(await ids({ where: { shipperId: 's1', groups: { holds: 'g2' } } })).toEqual(['c', 'a'])
      expect(await ids({ where: { codes: { holds: 'ABC1D23' } } })).toEqual(['d', 'a'])
      expect(await ids({ where: { shipperId: 's1', groups: { holds: ['g2', 'none'] } } })).toEqual(['c', 'a'])
      expect(await ids({ where: {} })).toEqual(['d', 'b', 'c', 'a', 'e'])
    })

    it('refuses what is not declared, and to scan', async () => {
      await fill()
      const refused = (ask: Partial<Ask>) => expect(ids(ask)).rejects.toBeInstanceOf(Undeclared)
      await refused({ where: { name: 'Açúcar' } })
      await refused({ where: { city: 'Santos' }, sort: ['city', 'asc'] })
      await refused({ where: { toString: 'x' } })
      await refused({ where: { codes: 'ABC1D23' } })
      await refused({ where: { section: { holds: 'new' } } })
      await refused({ sort: ['codes', 'asc'] })
      await refused({ sort: ['name; DROP TABLE views', 'asc'] })
      await expect(views.count('port-cards', { where: { city: 'Santos' } })).rejects.toBeInstanceOf(Undeclared)
      await expect(views.count('port-cards', { where: { shipperId: 's1' }, by: 'name' })).rejects.toBeInstanceOf(Undeclared)
    })

    it('pages by cursor without missing or repeating, also among equals and nothings, and by page number', async () => {
      for (let n = 0; n < 25; n++)
        await put({ id: `p${String(n).padStart(2, '0')}`, shipperId: 's9', section: 'new', ...(n % 5 && { updated: n % 4 }) })
      for (const direction of ['asc', 'desc'] as const) {
        const ask = { where: { shipperId: 's9' }, sort: ['updated', direction] as const, size: 4 }
        const whole = (await views.page<Card>('port-cards', { ...ask, size: 100 })).items.map(({ id }) => id)
        const walked: string[] = []
        let page = await views.page<Card>('port-cards', ask)
        for (;;) {
          walked.push(...page.items.map(({ id }) => id))
          if (!page.next) break
          page = await views.page<Card>('port-cards', { ...ask, after: page.next })
        }
        expect(page.hasMore).toBe(false)
        expect(walked).toEqual(whole)
        expect(new Set(walked).size).toBe(25)
        expect((await views.page<Card>('port-cards', { ...ask, page: 3 })).items.map(({ id }) => id)).toEqual(whole.slice(8, 12))
      }
      const foreign = await views.page('port-cards', { where: { shipperId: 's9' }, sort: ['updated', 'asc'], size: 4, after: 'nonsense' })
      expect(foreign.items).toHaveLength(4)
    })

    it('gives the same page as bytes', async () => {
      await fill()
      const ask: Ask = { where: { shipperId: 's1' }, sort: ['updated', 'desc'], size: 2 }
      const [page, raw] = [await views.page<Card>('port-cards', ask), await views.rawPage('port-cards', ask)]
      expect(JSON.parse(`[${raw.items}]`)).toEqual(page.items)
      expect(raw).toMatchObject({ count: 2, hasMore: true, next: page.next })
      expect((await views.rawPage('port-cards', { ...ask, where: { shipperId: 's7' } })).items.toString()).toBe('')
    })

    it('sends a document without what only questions are asked by', async () => {
      const spec: ViewSpec = { ...cards, view: 'port-unsent', unsent: ['shipperId', 'updated', 'codes'] }
      await views.define(spec)
      const card: Card = { id: 'a', shipperId: 's1', section: 'new', updated: 1, name: 'Sal', codes: ['ABC1D23'] }
      const change = (revision: number, more: Partial<Card>) =>
        views.change<Card>('port-unsent', 'a', { stream: 's', revision, position: '0' }, (doc) => ({ ...(doc ?? card), ...more }))
      const ask: Ask = { where: { shipperId: 's1' }, sort: ['updated', 'desc'], size: 2 }
      const sent = async () => [
        `[${(await views.rawPage('port-unsent', { ...ask, text: 'abc1' })).items}]`,
        `[${await views.sent('port-unsent', 'a')}]`,
      ]
      await change(0, {})
      for (const text of await sent()) expect(JSON.parse(text)).toEqual([{ id: 'a', section: 'new', name: 'Sal' }])
      await change(1, { updated: 2 })
      await views.batch(() => change(2, { section: 'road' }))
      for (const text of await sent()) expect(JSON.parse(text)).toEqual([{ id: 'a', section: 'road', name: 'Sal' }])
      const whole = { ...card, section: 'road', updated: 2 }
      expect(await views.get('port-unsent', 'a')).toEqual(whole)
      expect((await views.page('port-unsent', { ...ask, text: 'abc1' })).items).toEqual([whole])
      expect(await views.sent('port-unsent', 'z')).toBeUndefined()
    })

    it('finds by the beginnings of words, whatever their accents, and by parts', async () => {
      await fill()
      expect(await ids({ text: 'acucar' })).toEqual(['a'])
      expect(await ids({ text: 'AÇÚ uni' })).toEqual(['a'])
      expect(await ids({ text: 'são pau' })).toEqual(['a'])
      expect(await ids({ text: 'abc' })).toEqual(['c', 'a'])
      expect(await ids({ text: 'c1d' })).toEqual(['a'])
      expect(await ids({ text: 'x-900' })).toEqual(['a'])
      expect(await ids({ text: 'santos caf' })).toEqual(['b'])
      expect(await ids({ text: 'santos abc' })).toEqual([])
      expect(await ids({ text: '"; * OR (' })).toEqual([])
      expect(await ids({ text: 'NEAR(a b) "café' })).toEqual([])
      expect(await ids({ text: '   ' })).toHaveLength(4)
      expect(await ids({ text: 'abc', where: { shipperId: 's1', section: 'new' } })).toEqual(['a'])
    })

    it('finds what a document says now, not what it said', async () => {
      await fill()
      await put({ id: 'a', shipperId: 's1', section: 'road', updated: 7, name: 'Sal', codes: ['ZZZ0'], groups: ['g3'] }, 1)
      expect(await ids({ text: 'acucar' })).toEqual([])
      expect(await ids({ text: 'sal' })).toEqual(['a'])
      expect(await ids({ text: 'zzz0' })).toEqual(['a'])
      expect(await ids({ where: { shipperId: 's1', groups: { holds: 'g2' } } })).toEqual(['c'])
      expect(await ids({ where: { shipperId: 's1', groups: { holds: 'g3' } } })).toEqual(['a'])
      expect(await ids({ where: { shipperId: 's1', section: 'road' } })).toEqual(['a', 'c', 'e'])
    })

    it('counts, by counter or by index', async () => {
      await fill()
      const count = (where: Ask['where'], by?: string, text?: string) =>
        views.count('port-cards', { where, ...(by && { by }), ...(text && { text }) })
      expect(await count({ shipperId: 's1' }, 'section')).toEqual({ new: 2, road: 2 })
      expect(await count({ shipperId: 's1', groups: { holds: 'g1' } }, 'section')).toEqual({ new: 2 })
      expect(await count({ shipperId: 's1', section: 'new' }, 'groups')).toEqual({ g1: 2, g2: 1 })
      expect(await count({ shipperId: ['s1', 's2'] })).toEqual({ all: 5 })
      expect(await count({ shipperId: 's7' })).toEqual({ all: 0 })
      expect(await count({ shipperId: 's7' }, 'section')).toEqual({})
      expect(await count({ shipperId: 's1' }, 'late')).toEqual({ true: 1, false: 1, '': 2 })
      expect(await count({ shipperId: 's1', updated: { from: 2 } }, 'section')).toEqual({ new: 1, road: 1 })
      expect(await count({ shipperId: 's1' }, 'section', 'abc')).toEqual({ new: 1, road: 1 })
      await put({ id: 'b', shipperId: 's1', section: 'road', groups: ['g1'] }, 1)
      expect(await count({ shipperId: 's1' }, 'section')).toEqual({ new: 1, road: 3 })
      expect(await count({ shipperId: 's1', groups: { holds: 'g1' } }, 'section')).toEqual({ new: 1, road: 1 })
    })

    it('tells through a sieve what any conditions together leave, in order, counted by kinds, and with a text', async () => {
      const spec: ViewSpec = {
        ...cards,
        view: 'port-sifted',
        indexes: [],
        counters: [['shipperId', 'section']],
        sieve: { within: ['shipperId'], sort: 'updated', tallied: ['section', 'late'], fields: ['city', 'groups'] },
      }
      await views.define(spec)
      const change = (card: Card, revision = 0) =>
        views.change<Card>('port-sifted', card.id, { stream: `s-${card.id}`, revision, position: '0' }, () => card)
      const kept = [...Array(12).keys()].map((n) => ({
        ...{ id: `n${n}`, shipperId: 's1', section: n % 2 ? 'new' : 'road', updated: n % 5, city: n % 4 ? 'Santos' : 'São Paulo' },
        ...{ groups: [`g${n % 3}`, 'all "|"'], name: n % 6 ? 'Sal' : 'Café', ...(n % 4 && { late: n % 4 === 1 }) },
      }))
      for (const card of kept) await change(card)
      const ask = async (where: Ask['where'], more: Partial<Ask> = {}) =>
        (
          await views.page<Card>('port-sifted', { where: { shipperId: 's1', ...where }, sort: ['updated', 'desc'], size: 9, ...more })
        ).items.map(({ id }) => id)
      expect(await ask({ section: 'new', city: 'Santos', groups: { holds: ['g1', 'g9'] } })).toEqual(['n7', 'n1'])
      expect(await ask({ groups: { holds: 'all "|"' }, late: null })).toEqual(['n4', 'n8', 'n0'])
      expect(await ask({ groups: { holds: 'all' } })).toEqual([])
      expect(await ask({ groups: { holds: [] } })).toEqual([])
      expect(await ask({ city: 'São Paulo' }, { text: 'cafe' })).toEqual(['n0'])
      await expect(ask({ codes: { holds: 'X' }, name: 'Sal' })).rejects.toBeInstanceOf(Undeclared)
      const { next } = await views.page('port-sifted', { where: { shipperId: 's1', section: 'road' }, sort: ['updated', 'desc'], size: 4 })
      expect(await ask({ section: 'road' }, { after: next! })).toEqual(['n10', 'n0'])

      const tally = async (where: Ask['where'], by: string[], text?: string) =>
        (await views.tally('port-sifted', { where: { shipperId: 's1', ...where }, by, ...(text && { text }) }))
          .map(({ values, total }) => [...values, total].join(' '))
          .sort()
      expect(await tally({}, ['section'])).toEqual(['new 6', 'road 6'])
      expect(await tally({ city: 'Santos' }, ['section', 'late'])).toEqual(['new false 3', 'new true 3', 'road false 3'])
      expect(await tally({}, ['late'])).toEqual([' 3', 'false 6', 'true 3'])
      expect(await tally({ groups: { holds: 'g0' } }, ['section'], 'cafe')).toEqual(['road 2'])
      expect(await tally({ city: 'Recife' }, ['section'])).toEqual([])
      await change({ ...kept[1]!, section: 'road', city: 'Recife', groups: ['g7'] }, 1)
      expect(await tally({ city: 'Recife', groups: { holds: 'g7' } }, ['section'])).toEqual(['road 1'])
      expect(await tally({}, ['section'])).toEqual(['new 5', 'road 7'])
      await expect(tally({}, ['groups'])).rejects.toBeInstanceOf(Undeclared)
    })

    it('writes a batch and its checkpoint wholly or not at all', async () => {
      await views.batch(async () => void (await put({ id: 'k', shipperId: 's1', section: 'new' })), { group: 'board', position: '41' })
      const failing = views.batch(
        async () => {
          await put({ id: 'l', shipperId: 's1', section: 'new' })
          await put({ id: 'k', shipperId: 's1', section: 'road' }, 1)
          expect(await views.get<Card>('port-cards', 'l')).toMatchObject({ id: 'l' })
          throw new Error('poison')
        },
        { group: 'board', position: '42' },
      )
      await expect(failing).rejects.toThrow('poison')
      expect(await views.get('port-cards', 'l')).toBeUndefined()
      expect(await views.get('port-cards', 'k')).toMatchObject({ section: 'new' })
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1 })
      expect([await views.checkpoint('board'), await views.checkpoint('other')]).toEqual(['41', '-1'])
      await views.batch(() => {}, { group: 'other', position: '7' })
      expect(await views.seenTo()).toBe('7')
    })

    it('gathers changes that are written with the next checkpoint, each document once', async () => {
      const seen = async () => [
        (await views.get<Card>('port-cards', 'k'))?.section,
        JSON.parse((await views.sent('port-cards', 'k')) ?? '{}').section,
      ]
      await views.gather(async () => void (await put({ id: 'k', shipperId: 's1', section: 'new' })))
      expect(await seen()).toEqual(['new', 'new'])
      await views.batch(async () => void (await put({ id: 'l', shipperId: 's1', section: 'new' })))
      await views.gather(async () => void (await put({ id: 'k', shipperId: 's1', section: 'road' }, 1)))
      const failing = views.gather(async () => {
        await put({ id: 'k', shipperId: 's1', section: 'lost' }, 2)
        throw new Error('poison')
      })
      await expect(failing).rejects.toThrow('poison')
      expect(await seen()).toEqual(['road', 'road'])
      await views.batch(() => {}, { group: 'board', position: '43' })
      expect(await seen()).toEqual(['road', 'road'])
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, road: 1 })
      await put({ id: 'k', shipperId: 's1', section: 'done' }, 2)
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, done: 1 })
    })

    it('writes what was gathered in pieces, the checkpoint with the last', async () => {
      if (!views.ease) return
      const source = { stream: 's', revision: 0, position: '7' }
      await views.gather(async () => {
        for (const id of ['a', 'b', 'c'])
          await views.change<Card>('port-cards', id, source, () => ({ id, shipperId: 's1', section: 'new' }))
      })
      expect(await views.ease(2)).toBe(true)
      expect(await ids({})).toEqual(['b', 'a'])
      expect(await views.checkpoint('board')).toBe('-1')
      expect((await views.change<Card>('port-cards', 'a', source, () => undefined)).outcome).toBe('seen')
      expect(await views.ease(2)).toBe(false)
      await views.batch(() => {}, { group: 'board', position: '7' })
      expect(await ids({})).toEqual(['c', 'b', 'a'])
      expect(await views.checkpoint('board')).toBe('7')
    })

    it('loses nothing that was written in pieces when one of them fails', async () => {
      if (!views.ease) return
      const put = (id: string, section: string, revision: number) =>
        views.change<Card>('port-cards', id, { stream: `s-${id}`, revision, position: '0' }, () => ({ id, shipperId: 's1', section }))
      const sections = () => views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })
      const unreadable = 1n as unknown as string
      await put('a', 'new', 0)
      await views.gather(async () => {
        for (const id of ['b', 'c']) await put(id, 'new', 0)
        await put('a', 'road', 1)
      })
      expect(await views.ease(1)).toBe(true)
      expect(await views.ease(1)).toBe(true)
      await views.gather(async () => void (await put('b', 'done', 1)))
      await views.gather(async () => void (await put('c', unreadable, 1)))
      await views.ease(2)
      await expect(views.ease(1)).rejects.toThrow()
      await views.gather(async () => {
        await put('c', 'road', 2)
        await put('d', 'new', 0)
      })
      await views.batch(() => {}, { group: 'board', position: '7' })
      expect(await sections()).toEqual({ road: 2, done: 1, new: 1 })
      expect(await views.get('port-cards', 'c')).toMatchObject({ section: 'road' })
      expect(await views.checkpoint('board')).toBe('7')
      await put('b', 'road', 2)
      expect(await sections()).toEqual({ road: 3, new: 1 })
    })

    it('runs batches one after the other', async () => {
      const order: string[] = []
      const slow = views.batch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        order.push('slow')
      })
      await Promise.all([slow, views.batch(() => void order.push('quick'))])
      expect(order).toEqual(['slow', 'quick'])
    })

    it('hashes equal documents equally, in whatever order they came', async () => {
      await put({ id: 'a', shipperId: 's1', section: 'new' })
      await put({ id: 'b', shipperId: 's1', section: 'new' })
      const before = await views.hash('port-cards')
      await put({ id: 'a', shipperId: 's1', section: 'road' }, 1)
      expect(await views.hash('port-cards')).not.toBe(before)
      await put({ section: 'new', shipperId: 's1', id: 'a' }, 2)
      expect(await views.hash('port-cards')).toBe(before)
    })

    it('rebuilds beside the documents in use and takes their place', async () => {
      await fill()
      const before = await views.hash('port-cards')
      expect(await views.define({ ...cards, version: 2 })).toBe('outdated')
      const rebuild = await views.rebuild({ ...cards, version: 2 })
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
      expect(await views.get('port-cards', 'b')).toMatchObject({ city: 'Santos' })
      const done = await rebuild.finish({ group: 'board', position: '12' })
      expect(done.before).toBe(before)
      expect(done.hash).toBe(await views.hash('port-cards'))
      expect(await views.define({ ...cards, version: 2 })).toBe('ready')
      expect(await ids({ text: 'new42' })).toEqual(['a'])
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ road: 1 })
      expect(await views.checkpoint('board')).toBe('12')
      await put({ id: 'a', shipperId: 's1', section: 'done', updated: 3 }, 2)
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ done: 1 })
      const again = await views.rebuild({ ...cards, version: 3 })
      await again.abandon()
      expect(await ids({})).toEqual(['a'])
    })

    it('says what a stream went into, and takes documents away to be folded again', async () => {
      await fill()
      await views.change('port-cards', 'a', { stream: 'driver-1', revision: 0, position: '9' }, (doc) => doc as Card)
      expect(await views.madeFrom('port-cards', 'driver-1')).toEqual([{ id: 'a', streams: ['s-a', 'driver-1'] }])
      await views.remove('port-cards', 'a')
      await views.scrub()
      expect(await views.get('port-cards', 'a')).toBeUndefined()
      expect(await views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, road: 2 })
      await put({ id: 'a', shipperId: 's1', section: 'new', updated: 5 })
      expect(await ids({})).toEqual(['a', 'b', 'c', 'e'])
    })
  })
