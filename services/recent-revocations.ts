import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { UnindexedQuery } from '@embarca/projections/kit/read-store.ts'
import { everyPage } from '@embarca/projections/kit/report.ts'
import type { PersonDocument } from '@embarca/projections/people/projector.ts'
import type { AccountEvents, AccountSources } from './follow-people.ts'
import { RETENTION_MS, type Revocations } from './identity/revocations.ts'
import { lagOf } from './kit/lag.ts'

/**
 * Notes the users whose tokens the views know to have ended, and says from where the log tells the rest. Views that are far behind, or from
 * before they knew this, tell nothing: then the log is read from the time of the oldest token that is still valid.
 */
export const noteRecentRevocations = async (
  { events, views }: AccountSources,
  note: Revocations['note'],
): Promise<Pick<AccountEvents, 'from' | 'since'>> => {
  const oldest = Date.now() - RETENTION_MS
  const whole = { from: BEFORE_ALL, since: new Date(oldest).toISOString() }
  // First the position, then the documents: what was folded in between is read twice, never missed.
  const from = await views.lastPosition()
  if (from === BEFORE_ALL || (await lagOf({ log: events, lastPosition: () => from })()) > RETENTION_MS) return whole
  try {
    const where = { accountChangedAt: { from: oldest } }
    for await (const people of everyPage<PersonDocument>(views, 'people', { where, sort: ['accountChangedAt', 'asc'] }))
      for (const { id, accountChangedAt } of people) note(id, accountChangedAt!)
    return { from }
  } catch (error) {
    if (error instanceof UnindexedQuery) return whole
    throw error
  }
}
