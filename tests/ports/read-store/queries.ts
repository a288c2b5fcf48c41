import { type RawPage, UnindexedQuery, type ViewQuery, type ViewSpec } from '@embarca/projections/kit/read-store.ts'
import { expect, it } from 'vitest'
import { type Card, cards, type OnCards } from './cards.ts'

const sentText = ({ items }: RawPage): string => (typeof items === 'string' ? items : items.map((piece) => Buffer.from(piece)).join(','))

/** Specs of queries, pages and counts. */
export const queries = (on: OnCards) => {
  const { fill, ids, put } = on

  it('filters by equality, one-of, range, holds and absence', async () => {
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

  it('refuses undeclared fields and unindexed queries', async () => {
    await fill()
    const refused = (ask: Partial<ViewQuery>) => expect(ids(ask)).rejects.toBeInstanceOf(UnindexedQuery)
    await refused({ where: { name: 'Açúcar' } })
    await refused({ where: { city: 'Santos' }, sort: ['city', 'asc'] })
    await refused({ where: { toString: 'x' } })
    await refused({ where: { codes: 'ABC1D23' } })
    await refused({ where: { section: { holds: 'new' } } })
    await refused({ sort: ['codes', 'asc'] })
    await refused({ sort: ['name; DROP TABLE views', 'asc'] })
    await expect(on.views.count('port-cards', { where: { city: 'Santos' } })).rejects.toBeInstanceOf(UnindexedQuery)
    await expect(on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'name' })).rejects.toBeInstanceOf(UnindexedQuery)
  })

  it('pages by cursor without gaps or repeats, also among equal and absent values, and by page number', async () => {
    for (let n = 0; n < 25; n++)
      await put({ id: `p${String(n).padStart(2, '0')}`, shipperId: 's9', section: 'new', ...(n % 5 && { updated: n % 4 }) })
    for (const direction of ['asc', 'desc'] as const) {
      const ask = { where: { shipperId: 's9' }, sort: ['updated', direction] as const, size: 4 }
      const everything = (await on.views.page<Card>('port-cards', { ...ask, size: 100 })).items.map(({ id }) => id)
      const walked: string[] = []
      let page = await on.views.page<Card>('port-cards', ask)
      for (;;) {
        walked.push(...page.items.map(({ id }) => id))
        if (!page.next) break
        page = await on.views.page<Card>('port-cards', { ...ask, after: page.next })
      }
      expect(page.hasMore).toBe(false)
      expect(walked).toEqual(everything)
      expect(new Set(walked).size).toBe(25)
      expect((await on.views.page<Card>('port-cards', { ...ask, page: 3 })).items.map(({ id }) => id)).toEqual(everything.slice(8, 12))
    }
    const foreign = await on.views.page('port-cards', { where: { shipperId: 's9' }, sort: ['updated', 'asc'], size: 4, after: 'nonsense' })
    expect(foreign.items).toHaveLength(4)
  })

  it('gives the same page as bytes', async () => {
    await fill()
    const ask: ViewQuery = { where: { shipperId: 's1' }, sort: ['updated', 'desc'], size: 2 }
    const [page, raw] = [await on.views.page<Card>('port-cards', ask), await on.views.rawPage('port-cards', ask)]
    expect(JSON.parse(`[${sentText(raw)}]`)).toEqual(page.items)
    expect(raw).toMatchObject({ count: 2, hasMore: true, next: page.next })
    expect(sentText(await on.views.rawPage('port-cards', { ...ask, where: { shipperId: 's7' } }))).toBe('')
  })

  it('returns a document without the fields that only filters use', async () => {
    const spec: ViewSpec = { ...cards, view: 'port-unsent', unsent: ['shipperId', 'updated', 'codes'] }
    await on.views.define(spec)
    const card: Card = { id: 'a', shipperId: 's1', section: 'new', updated: 1, name: 'Sal', codes: ['ABC1D23'] }
    const change = (revision: number, more: Partial<Card>) =>
      on.views.change<Card>('port-unsent', 'a', { stream: 's', revision, position: '0' }, (doc) => ({ ...(doc ?? card), ...more }))
    const ask: ViewQuery = { where: { shipperId: 's1' }, sort: ['updated', 'desc'], size: 2 }
    const sent = async () => [
      `[${sentText(await on.views.rawPage('port-unsent', { ...ask, text: 'abc1' }))}]`,
      `[${await on.views.sent('port-unsent', 'a')}]`,
    ]
    await change(0, {})
    for (const text of await sent()) expect(JSON.parse(text)).toEqual([{ id: 'a', section: 'new', name: 'Sal' }])
    await change(1, { updated: 2 })
    await on.views.batch(() => change(2, { section: 'road' }))
    for (const text of await sent()) expect(JSON.parse(text)).toEqual([{ id: 'a', section: 'road', name: 'Sal' }])
    const everything = { ...card, section: 'road', updated: 2 }
    expect(await on.views.get('port-unsent', 'a')).toEqual(everything)
    expect((await on.views.page('port-unsent', { ...ask, text: 'abc1' })).items).toEqual([everything])
    expect(await on.views.sent('port-unsent', 'z')).toBeUndefined()
  })

  it('finds by prefixes of words without regard to accents, and by substrings', async () => {
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

  it('finds a document by its current text, not by its former one', async () => {
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
    const count = (where: ViewQuery['where'], by?: string, text?: string) =>
      on.views.count('port-cards', { where, ...(by && { by }), ...(text && { text }) })
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

  it('answers combined conditions from a facet index: in order, counted by facets, and with a text', async () => {
    const spec: ViewSpec = {
      ...cards,
      view: 'port-sifted',
      indexes: [],
      counters: [['shipperId', 'section']],
      sieve: { within: ['shipperId'], sort: 'updated', tallied: ['section', 'late'], fields: ['city', 'groups'] },
    }
    await on.views.define(spec)
    const change = (card: Card, revision = 0) =>
      on.views.change<Card>('port-sifted', card.id, { stream: `s-${card.id}`, revision, position: '0' }, () => card)
    const sampleCards = [...Array(12).keys()].map((n) => ({
      ...{ id: `n${n}`, shipperId: 's1', section: n % 2 ? 'new' : 'road', updated: n % 5, city: n % 4 ? 'Santos' : 'São Paulo' },
      ...{ groups: [`g${n % 3}`, 'all "|"'], name: n % 6 ? 'Sal' : 'Café', ...(n % 4 && { late: n % 4 === 1 }) },
    }))
    for (const card of sampleCards) await change(card)
    const ask = async (where: ViewQuery['where'], more: Partial<ViewQuery> = {}) =>
      (
        await on.views.page<Card>('port-sifted', { where: { shipperId: 's1', ...where }, sort: ['updated', 'desc'], size: 9, ...more })
      ).items.map(({ id }) => id)
    expect(await ask({ section: 'new', city: 'Santos', groups: { holds: ['g1', 'g9'] } })).toEqual(['n7', 'n1'])
    expect(await ask({ groups: { holds: 'all "|"' }, late: null })).toEqual(['n4', 'n8', 'n0'])
    expect(await ask({ groups: { holds: 'all' } })).toEqual([])
    expect(await ask({ groups: { holds: [] } })).toEqual([])
    expect(await ask({ city: 'São Paulo' }, { text: 'cafe' })).toEqual(['n0'])
    await expect(ask({ codes: { holds: 'X' }, name: 'Sal' })).rejects.toBeInstanceOf(UnindexedQuery)
    const { next } = await on.views.page('port-sifted', { where: { shipperId: 's1', section: 'road' }, sort: ['updated', 'desc'], size: 4 })
    expect(await ask({ section: 'road' }, { after: next! })).toEqual(['n10', 'n0'])

    const tally = async (where: ViewQuery['where'], by: string[], text?: string) =>
      (await on.views.tally('port-sifted', { where: { shipperId: 's1', ...where }, by, ...(text && { text }) }))
        .map(({ values, total }) => [...values, total].join(' '))
        .sort()
    expect(await tally({}, ['section'])).toEqual(['new 6', 'road 6'])
    expect(await tally({ city: 'Santos' }, ['section', 'late'])).toEqual(['new false 3', 'new true 3', 'road false 3'])
    expect(await tally({}, ['late'])).toEqual([' 3', 'false 6', 'true 3'])
    expect(await tally({ groups: { holds: 'g0' } }, ['section'], 'cafe')).toEqual(['road 2'])
    expect(await tally({ city: 'Recife' }, ['section'])).toEqual([])
    await change({ ...sampleCards[1]!, section: 'road', city: 'Recife', groups: ['g7'] }, 1)
    expect(await tally({ city: 'Recife', groups: { holds: 'g7' } }, ['section'])).toEqual(['road 1'])
    expect(await tally({}, ['section'])).toEqual(['new 5', 'road 7'])
    await expect(tally({}, ['groups'])).rejects.toBeInstanceOf(UnindexedQuery)
  })
}
