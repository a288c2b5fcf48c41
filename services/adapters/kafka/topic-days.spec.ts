import { PUBLIC_DAYS } from '@embarca/contracts/bi/topics.ts'
import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import { expect, it } from 'vitest'
import { clusterTopicsWith } from './cluster-topics.ts'
import { topicDaysIn } from './topic-days.ts'

const daysOf = (topic: string, env: NodeJS.ProcessEnv) => clusterTopicsWith(topicDaysIn(env)).find(({ name }) => name === topic)?.days

it('every topic of a cluster has an end: the public ones that of the setting, thirteen months by default', () => {
  expect(clusterTopicsWith(topicDaysIn({})).every(({ days }) => days !== undefined && days > 0)).toBe(true)
  expect(daysOf('embarca.load', {})).toBe(PUBLIC_DAYS)
  expect(PUBLIC_DAYS).toBe(400)
  expect(daysOf('embarca.load', { BI_RETENTION_DAYS: '90' })).toBe(90)
})
it('the events that projectors follow are kept for fourteen days, or as the setting says', () => {
  expect(daysOf(EVENTS_TOPIC.name, {})).toBe(14)
  expect(daysOf(EVENTS_TOPIC.name, { EVENTS_RETENTION_DAYS: '3' })).toBe(3)
})
it.each(['0', '-1', 'ever', '1.5', '99999'])('refuses %s days', (text) => {
  for (const name of ['BI_RETENTION_DAYS', 'EVENTS_RETENTION_DAYS'])
    expect(() => topicDaysIn({ [name]: text })).toThrow(`${name} must be a number of days from 1 to 3650`)
})
