import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'

const choices = (list: readonly { id: string; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** The registered products, units and packings, as options. */
export const useGoods = () => ({
  products: choices(useRead(referenceRoutes.products, {}).data),
  units: choices(useRead(referenceRoutes.units, {}).data),
  conditionings: choices(useRead(referenceRoutes.conditionings, {}).data),
})
