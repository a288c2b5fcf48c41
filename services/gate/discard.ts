import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { about } from './moments.ts'
import { reasonIn } from './reason.ts'
import type { GateDecisions } from './types.ts'

/** What a tablet could not record any more is given up by its user, and that is recorded (Y37). */
export const discarding = (texts: Readonly<Record<string, string>>): GateDecisions<'DiscardOfflineEntry'> => ({
  DiscardOfflineEntry: ({ command, occurredAt, ...named }, _, { now: at, by: { userId: authorId } }) => {
    const said = reasonIn(named.reason, texts)
    if (isRefusal(said)) return said
    return { type: 'OfflineEntryDiscarded', data: { ...about(named), command, occurredAt, authorId, ...said, at } }
  },
})
