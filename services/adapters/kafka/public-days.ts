import { PUBLIC_DAYS } from '@embarca/contracts/bi/topics.ts'

const MOST = 3_650

/** For how many days the public topics keep records, by `BI_RETENTION_DAYS`. Throws one line when that is no such number. */
export const publicDaysIn = (env: NodeJS.ProcessEnv): number => {
  const text = env['BI_RETENTION_DAYS'] ?? ''
  if (text === '') return PUBLIC_DAYS
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > MOST) throw new Error(`BI_RETENTION_DAYS must be a number of days from 1 to ${MOST}`)
  return days
}
