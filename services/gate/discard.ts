import type { GateRefusal } from '@embarca/contracts/gate/codes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { about } from './moments.ts'
import type { GateDecisions } from './types.ts'

const SHORTEST_REASON = 5

/** What a tablet could not record any more is given up by its user, and that is recorded (Y37). */
export const discarding = (texts: Readonly<Partial<Record<GateRefusal, string>>>): GateDecisions<'DiscardOfflineEntry'> => ({
  DiscardOfflineEntry: ({ command, occurredAt, ...named }, _, { now: at, by: { userId: authorId } }) => {
    const reason = named.reason.trim()
    if (reason.length < SHORTEST_REASON)
      return refuse('REASON_TOO_SHORT', { fields: [{ field: 'reason', message: texts.REASON_TOO_SHORT! }] })
    return { type: 'OfflineEntryDiscarded', data: { ...about(named), command, occurredAt, authorId, reason, at } }
  },
})
