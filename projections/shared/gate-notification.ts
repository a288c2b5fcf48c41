import type { NotificationTarget } from '../kit/notification.ts'

/** What a gate's people follow, and what its panel follows: calls. */
type GateNews = 'visits' | 'calls'
const topicOf = (conciergeId: string, news: GateNews, whose: string) => `gate:${conciergeId}/${news}/${whose}`
const groupOf = (shipperId: string, group: string | undefined) => `${shipperId}/${group ?? ''}`

/** To those who watch a gate: of a load's group, or, without one, all of them (Y2, Y39). */
export const toGate = (
  conciergeId: string,
  news: GateNews,
  shipperId: string,
  group: string | undefined,
): readonly NotificationTarget[] => {
  const channel = `gate:${conciergeId}`
  const whole = { topic: topicOf(conciergeId, news, shipperId), channel }
  return [whole, { topic: topicOf(conciergeId, news, groupOf(shipperId, group)), channel }]
}

type Watcher = { readonly shipperId: string; readonly operationGroups: readonly string[]; readonly roles: readonly string[] }
/** The topics of a gate's channel for a user: the platform's own staff watch the whole shipper. */
export const gateTopics = (
  conciergeId: string,
  { shipperId, operationGroups, roles }: Watcher,
  news: readonly GateNews[],
): readonly string[] =>
  news.flatMap((one) =>
    roles.includes('embarca_admin')
      ? [topicOf(conciergeId, one, shipperId)]
      : ['', ...operationGroups].map((group) => topicOf(conciergeId, one, groupOf(shipperId, group))),
  )
