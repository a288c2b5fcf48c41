import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import type { Block, blockRoutes } from '@embarca/contracts/block/routes.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { peopleNames } from '../shared/people-names.ts'
import { BLOCKS, type BlockDocument } from './projector.ts'

/** Readings b1.19. */
const PAGE = 10

const shown = (
  { blockId, shipperId: _, blockedBy, releasedBy, ...block }: BlockDocument,
  names: ReadonlyMap<string, string | undefined>,
): Block => {
  const { transporterId, driverId, vehicleId, until, releasedDate, releaseReason, operationGroupIds, ...rest } = block
  return {
    ...given({ transporterId, driverId, vehicleId, until, releasedDate, releaseReason }),
    ...rest,
    id: blockId,
    operationGroupIds: [...operationGroupIds],
    isRegistered: (transporterId ?? driverId ?? vehicleId) !== undefined,
    blockedBy: names.get(blockedBy) ?? '',
    ...(releasedBy !== undefined && { releasedBy: names.get(releasedBy) ?? '' }),
  }
}
const allShown = async (blocks: readonly BlockDocument[], { views }: ReaderContext): Promise<readonly Block[]> => {
  const names = await peopleNames(
    views,
    blocks.flatMap(({ blockedBy, releasedBy = [] }) => [blockedBy, releasedBy].flat()),
  )
  return blocks.map((block) => shown(block, names))
}

const list = (kind: BlockKind) => async (input: InputOf<typeof blockRoutes.drivers>, context: ReaderContext) => {
  const { text, status, ...paging } = input
  const page = pageOf(paging, PAGE)
  const where = { kind, status: status ?? ['SCHEDULED', 'ACTIVE'] }
  const found = await context.views.page<BlockDocument>(BLOCKS, {
    where,
    sort: ['blockedDate', 'desc'],
    ...page,
    ...(text?.trim() && { text: text.trim() }),
  })
  return listOf(await allShown(found.items, context), found, page)
}

const one =
  (kind: BlockKind) =>
  async ({ id }: { readonly id: string }, context: ReaderContext) => {
    const found = await context.views.get<BlockDocument>(BLOCKS, id)
    return found?.kind === kind ? (await allShown([found], context))[0] : undefined
  }

export const blockReaders: Readers<typeof blockRoutes> = {
  transporter: one('TRANSPORTER'),
  driver: one('DRIVER'),
  vehicle: one('VEHICLE'),
  transporters: list('TRANSPORTER'),
  drivers: list('DRIVER'),
  vehicles: list('VEHICLE'),
}
