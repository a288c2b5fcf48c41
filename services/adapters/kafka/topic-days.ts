import { PUBLIC_DAYS } from '@embarca/contracts/bi/topics.ts'

/** Days for which topics keep records. */
export type TopicDays = { readonly events: number; readonly public: number }

/** A projector that was away for longer reads the missing events from the log. */
const EVENTS_DAYS = 14
const MOST = 3_650

const daysIn = (env: NodeJS.ProcessEnv, name: string, usual: number): number => {
  const text = env[name] ?? ''
  if (text === '') return usual
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > MOST) throw new Error(`${name} must be a number of days from 1 to ${MOST}`)
  return days
}

/** The days of `EVENTS_RETENTION_DAYS` and `BI_RETENTION_DAYS`. Throws one line when one is no such number. */
export const topicDaysIn = (env: NodeJS.ProcessEnv): TopicDays => ({
  events: daysIn(env, 'EVENTS_RETENTION_DAYS', EVENTS_DAYS),
  public: daysIn(env, 'BI_RETENTION_DAYS', PUBLIC_DAYS),
})
