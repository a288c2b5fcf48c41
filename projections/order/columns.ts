import { chosenOrderColumns, defaultOrderColumns, fixedOrderColumns, type OrderColumnName } from '@embarca/contracts/order/columns.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import type { OrderColumn } from '@embarca/contracts/order/read-routes.ts'
import type { Views } from '../kit/read-store.ts'

type Chosen = { readonly orders?: readonly string[] }
const isKnown = (name: string): name is (typeof chosenOrderColumns)[number] => (chosenOrderColumns as readonly string[]).includes(name)

/** The columns of a user's list of orders: the fixed ones, the chosen ones in their order, then those that it could show in addition. */
export const orderColumns = async (views: Views, userId: string): Promise<OrderColumn[]> => {
  const chosen = ((await views.get<Chosen>('columns', userId))?.orders ?? defaultOrderColumns).filter(isKnown)
  const others = chosenOrderColumns.filter((name) => !chosen.includes(name))
  const all: readonly OrderColumnName[] = [...fixedOrderColumns, ...chosen, ...others]
  return all.map((name, at) => ({
    name,
    displayName: orderLabels.column[name],
    priority: at + 1,
    flFixed: (fixedOrderColumns as readonly string[]).includes(name),
    flShown: at < fixedOrderColumns.length + chosen.length,
  }))
}
