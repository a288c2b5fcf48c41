import { IDLE_DAYS, idleDay, isDayOff } from '@embarca/contracts/dedicated/cycles.ts'
import type { ContractTerms } from '@embarca/contracts/dedicated/events.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { atLocalTime, localDay } from '@embarca/contracts/kit/local-time.ts'

/** At eight in the morning, when people are at work. */
const momentOf = (day: string) => atLocalTime(day, '08:00:00')!

/** When a vehicle without a load from today on will have stood idle too long. */
export const idleFrom = ({ daysOff, idleDays = IDLE_DAYS }: ContractTerms, now: string): { readonly idleAt: string } => ({
  idleAt: momentOf(idleDay(dayAfter(localDay(now), 1), idleDays, daysOff)),
})
/** The first idle day of a stretch, by its end. */
export const idleSince = (idleAt: string, idleDays: number, daysOff: readonly number[]): string => {
  let day = localDay(idleAt)
  for (let idle = 0; idle < idleDays; ) {
    day = dayAfter(day, -1)
    if (!isDayOff(day, daysOff)) idle++
  }
  return day
}
