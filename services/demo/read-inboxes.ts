import { allows, may } from '@embarca/contracts/roles.ts'
import { demoUsers } from '../identity/demo-users.ts'
import { actorNamed } from './actors.ts'
import type { ScenarioStep } from './scenario.ts'

/** Minutes before the demo's end that every inbox was read: a newcomer finds a handful of unread entries, not hundreds. */
const UNREAD_MINUTES = 20

/** Every demo user who sees loads has read the inbox shortly before the demo ends, at `today`. */
export const readInboxes = (seed: string, today: string): readonly ScenarioStep[] => {
  const until = new Date(Date.parse(today) - UNREAD_MINUTES * 60_000).toISOString()
  return demoUsers
    .filter(({ roles }) => allows(may.seeLoads, roles))
    .map(({ username, userId }) => ({
      module: 'inbox',
      command: { type: 'ReadInbox', data: { until } },
      by: actorNamed(username),
      key: `${seed}/inbox/${userId}`,
      at: until,
    }))
}
