import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import { type CommandOrigin, commandTable, type LookupContext } from '../kit/command-row.ts'
import { registered } from '../registry/index.ts'
import { type BlockTypes, blocking, type Terms } from './decide.ts'
import type { BlocksState } from './state.ts'
import { driverSubject, transporterSubject, vehicleSubject } from './subject.ts'

/** The groups that a block names, all of the shipper. */
const groupsOf = async ({ operationGroupIds = [] }: Terms, context: LookupContext): Promise<boolean> => {
  for (const id of operationGroupIds)
    if (!context.by.operationGroups.includes(id) && !(await registered(context, 'operationGroup', id, context.by.shipperId))) return false
  return true
}

const streamId = (_: unknown, { by }: CommandOrigin) => by.shipperId
const ofTimer = ({ shipperId }: { readonly shipperId: string }) => shipperId
const own = (_: unknown, __: unknown, { by }: LookupContext) => ({ shipperId: by.shipperId })
/** A block of another kind does not exist for its calls: other roles may change it. */
const isOf =
  (kind: BlockKind) =>
  (state: BlocksState, { id }: { readonly id: string }, { by }: LookupContext) =>
    state.blocks[id]?.kind === kind ? { shipperId: by.shipperId } : undefined
const groupsLookup = async (_: BlocksState, data: Terms, context: LookupContext) => ({ groups: await groupsOf(data, context) })

/** Every command of a shipper's blocks. */
export const blockCommandRows = commandTable<BlockTypes>()({
  BlockTransporter: {
    ...{ streamId, owner: own },
    lookups: async (_, data, context) => ({
      ...(await transporterSubject(data.transporterId, context)),
      groups: await groupsOf(data, context),
    }),
    decide: blocking.BlockTransporter,
  },
  BlockDriver: {
    ...{ streamId, owner: own },
    lookups: async (_, data, context) => ({ ...(await driverSubject(data, context)), groups: await groupsOf(data, context) }),
    decide: blocking.BlockDriver,
  },
  BlockVehicle: {
    ...{ streamId, owner: own },
    lookups: async (_, data, context) => ({ ...(await vehicleSubject(data, context)), groups: await groupsOf(data, context) }),
    decide: blocking.BlockVehicle,
  },
  ChangeTransporterBlock: { streamId, owner: isOf('TRANSPORTER'), lookups: groupsLookup, decide: blocking.ChangeTransporterBlock },
  ChangeDriverBlock: { streamId, owner: isOf('DRIVER'), lookups: groupsLookup, decide: blocking.ChangeDriverBlock },
  ChangeVehicleBlock: { streamId, owner: isOf('VEHICLE'), lookups: groupsLookup, decide: blocking.ChangeVehicleBlock },
  ReleaseTransporter: { streamId, owner: isOf('TRANSPORTER'), decide: blocking.ReleaseTransporter },
  ReleaseDriver: { streamId, owner: isOf('DRIVER'), decide: blocking.ReleaseDriver },
  ReleaseVehicle: { streamId, owner: isOf('VEHICLE'), decide: blocking.ReleaseVehicle },
  BeginBlock: { streamId: ofTimer, decide: blocking.BeginBlock },
  EndBlock: { streamId: ofTimer, decide: blocking.EndBlock },
})
