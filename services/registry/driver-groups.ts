import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { RegistryRow } from './commands.ts'
import { editable, wrongAt } from './editable.ts'
import { registered } from './registered.ts'
import { ownershipOfTied } from './tie-rules.ts'

const MOST = 5_000
type Group = { readonly id: string; readonly shipperId: string; readonly name: string; readonly driverIds: readonly string[] }
type Members = { readonly driverIds: readonly string[] }

const changed = (group: Group, over: Partial<Group>) => ({ type: 'DriverGroupChanged', data: { ...group, ...over } })
const there = (row: RegistryRow): RegistryRow => ({
  ...row,
  decide: (data, group, context) => (group.removed ? refuse('NOT_REGISTERED') : row.decide(data, group, context)),
})

/** Whether a driver works for a carrier of the asking shipper. */
const isOwn = async (id: string, context: LookupContext) => {
  const driver = await registered(context, 'driver', id)
  return (await ownershipOfTied(driver, undefined, context))?.shipperId === context.by.shipperId
}

/** A shipper's own groups of drivers, as targets of launches. */
export const driverGroups = editable('driverGroup', {
  keep: ({ name }) => ({ name, driverIds: [] }),
  commands: {
    Rename: there({
      decide: ({ newNameGroup: name }: { newNameGroup: string }, group: Group) => (name === group.name ? [] : changed(group, { name })),
    }),
    AddDrivers: there({
      lookups: async (group: Group, { driverIds }: Members, context: LookupContext) => {
        const news = driverIds.filter((id) => !group.driverIds.includes(id))
        const own = await Promise.all(news.map((id) => isOwn(id, context)))
        return { news, isTheirs: own.every(Boolean) }
      },
      decide: (_, group: Group, { lookups: { news, isTheirs } }) => {
        if (!isTheirs) return wrongAt('DRIVER_NOT_FOUND', 'driverIds')
        if (group.driverIds.length + news.length > MOST) return wrongAt('DRIVER_GROUP_FULL', 'driverIds')
        return news.length ? changed(group, { driverIds: [...group.driverIds, ...news] }) : []
      },
    }),
    RemoveDrivers: there({
      decide: ({ driverIds }: Members, group: Group) => {
        const left = group.driverIds.filter((id) => !driverIds.includes(id))
        return left.length === group.driverIds.length ? [] : changed(group, { driverIds: left })
      },
    }),
  },
})
