import type { ReadStore, ViewQuery, ViewSpec } from '@embarca/projections/kit/read-store.ts'

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

export type Card = {
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
/** A read store with the view of cards, and helpers of its tests. */
export type OnCards = {
  readonly views: ReadStore
  readonly put: (card: Card, revision?: number) => ReturnType<ReadStore['change']>
  /** The cards of a shipper, in order. */
  readonly ids: (ask: Partial<ViewQuery>) => Promise<readonly string[]>
  readonly fill: () => Promise<void>
}

/** Helpers for the cards of a store that is opened for each test. */
export const onCards = (views: () => ReadStore): OnCards => {
  const put = (card: Card, revision = 0) =>
    views().change<Card>('port-cards', card.id, { stream: `s-${card.id}`, revision, position: '0', isSparse: true }, () => card)
  return {
    get views() {
      return views()
    },
    put,
    ids: async (ask) =>
      (await views().page<Card>('port-cards', { where: { shipperId: 's1' }, sort: ['updated', 'desc'], size: 10, ...ask })).items.map(
        ({ id }) => id,
      ),
    fill: async () => {
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
    },
  }
}
