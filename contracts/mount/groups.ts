import type { MountGroup } from './events.ts'

type Groups = readonly MountGroup[] | undefined
const isWhole = ({ orderIds }: MountGroup, all: readonly string[]) => orderIds.every((id) => all.includes(id))

/** The loads all of whose orders are among these: they get them back. */
export const wholeGroups = (groups: Groups = [], orderIds: readonly string[]): string[] =>
  groups.filter((one) => isWhole(one, orderIds)).map(({ loadId }) => loadId)
export const groupsLeft = (groups: Groups = [], orderIds: readonly string[]): MountGroup[] =>
  groups.filter((one) => !one.orderIds.some((id) => orderIds.includes(id)))
/** Whether only some orders of a load are among these. */
export const splitsGroup = (groups: Groups = [], orderIds: readonly string[]): boolean =>
  groups.some((one) => one.orderIds.some((id) => orderIds.includes(id)) && !isWhole(one, orderIds))
export const groupedOrders = (groups: Groups = []): string[] => groups.flatMap(({ orderIds }) => orderIds)
