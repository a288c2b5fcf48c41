import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import { blockLabels as words } from '@embarca/contracts/block/labels.pt.ts'
import type { Block } from '@embarca/contracts/block/routes.ts'
import { canonicalPlate, isCpf } from '@embarca/contracts/kit/documents.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { kinds, type SubjectOption } from './block-kinds.ts'

export const noBlock = {
  subject: undefined as SubjectOption | undefined,
  /** A CPF or plate that nobody registered. */
  typed: '',
  name: '',
  reasonType: '',
  reason: '',
  from: undefined as string | undefined,
  until: undefined as string | undefined,
  operationGroupIds: undefined as readonly string[] | undefined,
}
export type BlockText = typeof noBlock

const dayOf = (iso: string | undefined) => (iso === undefined ? undefined : formatLocal(iso).slice(0, 10))

export const blockText = ({ id, name, document, reasonType, reason, from, until, operationGroupIds }: Block): BlockText => ({
  ...noBlock,
  subject: { id, name, detail: document },
  ...{ reasonType, reason, from, until },
  operationGroupIds: operationGroupIds.length ? operationGroupIds : undefined,
})

const SHORTEST = 5
export const blockErrors = (kind: BlockKind) => (text: BlockText) => {
  const { typedField } = kinds[kind]
  const isGood = kind === 'DRIVER' ? isCpf(text.typed) : canonicalPlate(text.typed) !== undefined
  const typedError = kind === 'DRIVER' ? words.refusal.BLOCK_CPF_INVALID : words.refusal.BLOCK_PLATE_INVALID
  return {
    ...(!text.subject && !text.typed && { [typedField || 'transporterId']: words.refusal.BLOCK_SUBJECT_MISSING }),
    ...(!text.subject && text.typed && !isGood && { [typedField]: typedError }),
    ...(!text.reasonType && { reasonType: words.reasonTypeMissing }),
    ...(text.reason.trim().length < SHORTEST && { reason: words.reasonTooShort }),
  }
}

/** What the call sends: of a stored block, its subject and its beginning stay. */
export const blockInput =
  (kind: BlockKind) =>
  (text: BlockText, start: BlockText | undefined): object => {
    const { idField, typedField } = kinds[kind]
    const until = dayOf(text.until)
    const from = dayOf(text.from)
    const terms = {
      ...{ reasonType: text.reasonType, reason: text.reason.trim() },
      ...(until !== undefined && { until }),
      ...(text.operationGroupIds?.length && { operationGroupIds: text.operationGroupIds }),
    }
    if (start?.subject) return terms
    return {
      ...(text.subject ? { [idField]: text.subject.id } : { [typedField]: text.typed }),
      ...(!text.subject && kind === 'DRIVER' && text.name.trim() && { name: text.name.trim() }),
      ...(from !== undefined && { from }),
      ...terms,
    }
  }
