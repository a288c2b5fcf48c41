const DAY = 86_400_000
const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => DAY_TEXT.test(text) && dayAfter(text, 0) === text
/** A day as people write it: `DD/MM/YYYY`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/')
/** The day that number of days later, or earlier when negative; empty when `day` is none. */
export const dayAfter = (day: string, days: number): string => {
  const ms = Date.parse(`${day}T00:00:00.000Z`)
  return Number.isNaN(ms) ? '' : new Date(ms + days * DAY).toISOString().slice(0, 10)
}
/** Days from one day until another; negative when that is earlier. */
export const daysFrom = (day: string, until: string) => (Date.parse(until) - Date.parse(day)) / DAY
