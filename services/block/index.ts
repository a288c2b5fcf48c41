import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { blockCommandRows } from './commands.ts'
import type { BlockTypes } from './decide.ts'
import { blockReactions } from './reactions.ts'
import { blocksFold, streamOfBlocks } from './state.ts'
import { blockKeyOf } from './subject.ts'

export const blocks: Module<BlockTypes> = {
  name: 'block',
  fold: blocksFold,
  commands: blockCommandRows,
  stream: streamOfBlocks,
  owner: () => undefined,
}

/** Every block that a shipper holds against a subject, past ones too; `value`: transporter id, CPF in digits, or plate. */
export const blocksOf = async (
  { read }: Pick<LookupContext, 'read'>,
  shipperId: string,
  subjects: readonly (readonly [BlockKind, string])[],
) => {
  const all = Object.values((await read(blocksFold, streamOfBlocks(shipperId))).blocks)
  if (!all.length) return []
  const keys = new Set(subjects.map(([kind, value]) => `${kind}:${blockKeyOf(kind, value)}`))
  return all.filter(({ kind, key }) => keys.has(`${kind}:${key}`))
}

/** Every block of carriers: an offer may name thousands. */
export const carrierBlocksOf = async ({ read }: Pick<LookupContext, 'read'>, shipperId: string) =>
  Object.values((await read(blocksFold, streamOfBlocks(shipperId))).blocks).filter(({ kind }) => kind === 'TRANSPORTER')

export const blockService = {
  modules: { block: blocks },
  routes: { blockActions: 'block' },
  reactions: { order: 7, table: blockReactions },
} as const satisfies ServiceManifest
