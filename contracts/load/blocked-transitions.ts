import { Type } from 'typebox'
import { Id } from '../kit/schema.ts'

/** Commands that an open pendency may stop (o44). Modules to come add theirs; what the program asks, a cancellation and a reset never are. */
export const blockableTransitions = [
  'ApproveHiring',
  'ConfirmDriver',
  'StartCollect',
  'FinishCollect',
  'StartTransit',
  'FinishInProgress',
  'FinishLoad',
] as const
export type BlockableTransition = (typeof blockableTransitions)[number]

/** An open pendency of a load that stops some of its transitions; `name` is its type's. */
export type TransitionBlock = { readonly pendencyId: string; readonly name: string; readonly transitions: readonly string[] }

/** As the answers for screens have it. */
export const BlockRow = Type.Object({ pendencyId: Id, name: Type.String(), transitions: Type.Array(Type.String()) })

/** The open pendency that stops a command. */
export const blockOf = (blocks: readonly TransitionBlock[] | undefined, command: string): TransitionBlock | undefined =>
  blocks?.find(({ transitions }) => transitions.includes(command))

/** The blocks of a load after one began; the same pendency blocks once. */
export const withBlock = (
  blocks: readonly TransitionBlock[],
  { pendencyId, name, transitions }: TransitionBlock,
): readonly TransitionBlock[] => [...withoutBlock(blocks, pendencyId), { pendencyId, name, transitions }]
export const withoutBlock = (blocks: readonly TransitionBlock[], pendencyId: string): readonly TransitionBlock[] =>
  blocks.filter((one) => one.pendencyId !== pendencyId)
