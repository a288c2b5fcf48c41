import type { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { given, type ReaderContext, type Readers } from '../kit/readers.ts'
import { ORDERS } from './projector.ts'

type Named = { readonly id: string; readonly name: string; readonly document?: string; readonly city?: string; readonly state?: string }
type Choices = Pick<Readers<typeof orderRoutes>, 'collects' | 'deliveries' | 'commercialNames' | 'operationGroups'>

/** Choices of a list; beyond that, users search by text. */
const MOST = 500
const byName = (one: { readonly name: string }, other: { readonly name: string }) => one.name.localeCompare(other.name, 'pt-BR')

/** The values that orders have in a field, with their number; removed orders do not count. */
const valuesOf = async (field: string, { views }: ReaderContext) =>
  Object.entries(await views.count(ORDERS, { where: { isLive: true }, by: field }))
    .filter(([value, orders]) => value !== '' && orders > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)

/** The entries of a register that orders name in a field; those that were removed since are left out. */
const entriesOf = async (field: string, register: string, context: ReaderContext) => {
  const values = await valuesOf(field, context)
  const found = await Promise.all(values.map(async ([id, orders]) => ({ entry: await context.views.get<Named>(register, id), orders })))
  return found
    .flatMap(({ entry, orders }) =>
      entry
        ? [{ ...given({ document: entry.document, city: entry.city, state: entry.state }), id: entry.id, name: entry.name, orders }]
        : [],
    )
    .sort(byName)
}

/** What a list of orders is narrowed by: only what orders name, among those that the user may see. */
export const orderChoices: Choices = {
  collects: (_, context) => entriesOf('collectPlaceId', 'place', context),
  deliveries: (_, context) => entriesOf('deliveryPlaceId', 'place', context),
  commercialNames: async (_, context) =>
    (await valuesOf('commercialName', context)).map(([name]) => name).sort((one, other) => one.localeCompare(other, 'pt-BR')),
  operationGroups: async (_, context) =>
    (await entriesOf('operationGroupId', 'operationGroup', context)).map(({ id, name, orders }) => ({ id, name, orders })),
}
