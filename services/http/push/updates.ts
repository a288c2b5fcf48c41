import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Changed } from '@embarca/projections/kit/folding.ts'
import { liveUpdates } from './live-updates.ts'
import { reportUpdates } from './report-updates.ts'

/** Where an update is heard: `topic` is ours, `channel` the name by which a client knows it. */
export type Place = { readonly topic: string; readonly channel: string }
export type Update = {
  readonly type: string
  readonly id: string
  readonly position: Position
  readonly places: readonly Place[]
  /** JSON text. */
  readonly data?: string
}

/** Everything of one operation group. */
export const groupTopic = (shipperId: string, groupId: string) => `group:${shipperId}/${groupId}`
export const shipperTopic = (shipperId: string) => `shipper:${shipperId}`
export const loadTopic = (loadId: string) => `load:${loadId}`

const MOST_REMEMBERED = 20_000

/** Says of what changed in the views who hears it: cards by operation group and load, all else by load only. */
export const announcer = (now = () => new Date().toISOString()) => {
  // What is gone no longer says whose it was.
  const groups = new Map<string, string>()
  const groupOf = ({ id, operationGroupId }: Changed) => {
    if (operationGroupId === undefined) return groups.get(id)
    groups.delete(id)
    groups.set(id, operationGroupId)
    if (groups.size > MOST_REMEMBERED) groups.delete(groups.keys().next().value as string)
    return operationGroupId
  }
  return (change: Changed, seenTo: Position = BEFORE_ALL): readonly Update[] => {
    const { view, position, shipperId, gone } = change
    if (view === 'report') return reportUpdates(change)
    const id = loadOfDelivery(change.id)
    const places: Place[] = [{ topic: loadTopic(id), channel: `load:${id}` }]
    if (view !== 'board' && view !== 'live') return [{ type: `${view}.changed`, id: change.id, position, places }]
    const group = groupOf(change)
    if (shipperId !== undefined) places.push({ topic: shipperTopic(shipperId), channel: 'shipper' })
    if (shipperId !== undefined && group !== undefined) places.push({ topic: groupTopic(shipperId, group), channel: 'shipper' })
    if (view === 'live') return liveUpdates(change, seenTo, now()).map((update) => ({ ...update, places }))
    return [{ type: gone ? 'load.removed' : 'load.changed', id, position, places, ...(change.json !== undefined && { data: change.json }) }]
  }
}
