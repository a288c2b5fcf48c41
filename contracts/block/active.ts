import { plateSpellings } from '../kit/documents.ts'
import type { BlockKind, BlockReason } from './codes.ts'

/** A block as guards read it. */
export type BlockState = {
  readonly blockId: string
  readonly kind: BlockKind
  /** The transporter's id, the keyed digest of a CPF, or a plate in its first spelling. */
  readonly key: string
  readonly subjectId: string
  readonly reasonType: BlockReason
  readonly reason: string
  readonly from: string
  readonly until?: string | undefined
  /** Empty: in every group. */
  readonly operationGroupIds: readonly string[]
  readonly ended?: true
}

/** One key for both spellings of a plate. */
export const plateKey = (plate: string): string => [...plateSpellings(plate)].sort()[0]!

/** Whether it holds at an instant, whether or not the clock's event was recorded yet. */
type Timed = Pick<BlockState, 'from' | 'until' | 'ended' | 'operationGroupIds'>
export const isActive = ({ from, until, ended }: Timed, at: string): boolean => !ended && from <= at && (until === undefined || at <= until)
const concerns = ({ operationGroupIds }: Timed, operationGroupId: string | undefined) =>
  !operationGroupIds.length || operationGroupId === undefined || operationGroupIds.includes(operationGroupId)

/** The blocks that hold at an instant for loads of an operation group; without a group: of any. Several hold together. */
export const activeBlocks = <Block extends Timed>(blocks: readonly Block[], at: string, operationGroupId?: string): readonly Block[] =>
  blocks.filter((block) => isActive(block, at) && concerns(block, operationGroupId))

/** When the last of these ends; undefined: one of them has no end. */
export const lastEnd = (blocks: readonly Timed[]): string | undefined =>
  blocks.some(({ until }) => until === undefined)
    ? undefined
    : blocks
        .map(({ until }) => until!)
        .sort()
        .at(-1)
