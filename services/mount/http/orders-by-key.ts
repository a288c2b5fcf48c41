import { isFiscalKey } from '@embarca/contracts/kit/documents.ts'
import { mountLabels } from '@embarca/contracts/mount/labels.pt.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

type Found = { readonly orderId: string; readonly code: string }
type ByKey = {
  readonly added: readonly { readonly id: string; readonly code: string; readonly key: string }[]
  readonly rejected: readonly { readonly key: string; readonly reason: string }[]
}

/** At once: the view answers one key at a time. */
const TOGETHER = 20

/** The user's orders that hold these NF-e keys, and why others were not found. */
export const ordersWithKeys = async (typed: readonly string[], views: Views): Promise<ByKey> => {
  const keys = [...new Set(typed.map((key) => key.replace(/\s/g, '').toUpperCase()))]
  const added: ByKey['added'][number][] = []
  const rejected: ByKey['rejected'][number][] = []
  const look = async (key: string) => {
    if (!isFiscalKey(key)) return { key, reason: mountLabels.keyInvalid }
    const where = { nfeKeys: { holds: key }, isLive: true }
    const { items } = await views.page<Found>('order', { where, sort: ['code', 'asc'], size: 1 })
    const [found] = items
    return found ? { key, id: found.orderId, code: found.code } : { key, reason: mountLabels.keyUnknown }
  }
  for (let at = 0; at < keys.length; at += TOGETHER)
    for (const answer of await Promise.all(keys.slice(at, at + TOGETHER).map(look)))
      if ('reason' in answer) rejected.push(answer as ByKey['rejected'][number])
      else added.push(answer)
  return { added, rejected }
}
