import { plainWord } from '@embarca/contracts/import/codes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { RegisteredDocuments } from './assess.ts'

export type KnownPlace = { readonly id: string; readonly document: string; readonly kind: string; readonly zone: string }
const GROUPS = 100

type Group = { readonly id: string; readonly name: string }
/** The operation groups in which the user plans. */
const groupsIn = async (views: Views, by: Actor): Promise<readonly Group[]> => {
  const { items } = await views.page<Group>('operationGroup', { where: {}, sort: ['name', 'asc'], size: GROUPS })
  return items.filter(({ id }) => by.roles.includes('embarca_admin') || by.operationGroups.includes(id))
}
export const groupsOf = async (views: Views, by: Actor): Promise<readonly string[]> => (await groupsIn(views, by)).map(({ name }) => name)

const collects = ({ kind }: KnownPlace) => kind !== 'DELIVERY'
/** What the registers know of the documents in files, for the assessment and for the orders. */
export type Registers = {
  readonly documents: RegisteredDocuments
  readonly collectOf: (document: string) => KnownPlace | undefined
  readonly deliveryOf: (document: string) => KnownPlace | undefined
  /** The group with this name; without a name, the usual or the only one. */
  readonly groupOf: (name: string | undefined) => string | undefined
  readonly nameOfGroup: (id: string) => string | undefined
}

/** What the registers know of these documents. `usualGroup`: the id of the group of rows that name none; one that the user may not use is none. */
export const registersFor = async (views: Views, by: Actor, documents: readonly string[], usualGroup?: string): Promise<Registers> => {
  const found: KnownPlace[] = []
  for (const document of documents) {
    const { items } = await views.page<KnownPlace>('place', { where: { document }, sort: ['name', 'asc'], size: 2 })
    found.push(...items)
  }
  const groups = await groupsIn(views, by)
  const usual = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === usualGroup)
  const byName = new Map(groups.map(({ id, name }) => [plainWord(name), id]))
  const collect = new Map(found.filter(collects).map((place) => [place.document, place]))
  const places = new Map([...found].reverse().map((place) => [place.document, place]))
  return {
    documents: {
      collect: [...collect.keys()],
      places: [...places.keys()],
      groups: groups.map(({ name }) => name),
      hasUsualGroup: usual !== undefined,
      shipper: (await views.get<{ document?: string }>('shipper', by.shipperId))?.document,
    },
    collectOf: (document) => collect.get(document),
    deliveryOf: (document) => places.get(document),
    groupOf: (name) => (name === undefined ? usual?.id : byName.get(plainWord(name))),
    nameOfGroup: (id) => groups.find((group) => group.id === id)?.name,
  }
}
