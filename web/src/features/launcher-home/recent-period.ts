import { formatLocal } from '@embarca/contracts/kit/local-time.ts'

const DAY = 86_400_000
const dayAt = (instant: number) => formatLocal(new Date(instant).toISOString()).slice(0, 10)

/** Loads collected from three months ago to one month ahead, as the history lists them. */
export const recentPeriod = (now: number) => ({
  collectDateStart: `${dayAt(now - 90 * DAY)} 00:00:00`,
  collectDateEnd: `${dayAt(now + 30 * DAY)} 23:59:59`,
})
