import { PUBLIC_DAYS } from '@embarca/contracts/bi/topics.ts'
import { expect, it } from 'vitest'
import { clusterTopicsWith } from './cluster-topics.ts'
import { publicDaysIn } from './public-days.ts'

it('every topic of a cluster has an end: the public ones that of the setting, thirteen months by default', () => {
  expect(clusterTopicsWith().every(({ days }) => days !== undefined && days > 0)).toBe(true)
  const daysOf = (env: NodeJS.ProcessEnv) => clusterTopicsWith(publicDaysIn(env)).find(({ name }) => name === 'embarca.load')?.days
  expect(daysOf({})).toBe(PUBLIC_DAYS)
  expect(PUBLIC_DAYS).toBe(400)
  expect(daysOf({ BI_RETENTION_DAYS: '90' })).toBe(90)
})
it.each(['0', '-1', 'ever', '1.5', '99999'])('refuses %s days', (text) => {
  expect(() => publicDaysIn({ BI_RETENTION_DAYS: text })).toThrow('BI_RETENTION_DAYS must be a number of days from 1 to 3650')
})
