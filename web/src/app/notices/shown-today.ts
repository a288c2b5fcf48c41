import { todayIn, writeDay } from '../../ui/dates.ts'

const keyOf = (userId: string) => `embarca.notices.${userId}`

/** Whether this browser has shown the notices to this user today. */
export const shownToday = (userId: string, today = todayIn()): boolean => localStorage.getItem(keyOf(userId)) === writeDay(today)

export const rememberShown = (userId: string, today = todayIn()) => localStorage.setItem(keyOf(userId), writeDay(today))
