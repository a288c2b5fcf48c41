/** Cents for a tonne and an hour, from a day on, and where the rate was published (Lei 11.442/2007, art. 11 § 5). */
export type DetentionRate = { readonly from: string; readonly cents: number; readonly source: string }

const ANTT = 'Nota Técnica SEI 3335/2025/ANTT'
/** Oldest first; a new rate is a new row. */
export const detentionRates: readonly DetentionRate[] = [
  { from: '2015-04-17', cents: 138, source: 'Lei 13.103/2015' },
  { from: '2022-04-01', cents: 212, source: ANTT },
  { from: '2023-04-01', cents: 221, source: ANTT },
  { from: '2024-04-01', cents: 229, source: ANTT },
  { from: '2025-04-01', cents: 241, source: ANTT },
]

/** The rate of a day; undefined: the law was not in force. */
export const detentionRateAt = (day: string): DetentionRate | undefined => detentionRates.findLast(({ from }) => from <= day)

/** Rates are published once a year. */
const MOST_MONTHS = 13
/** Whether a day is so long after the table's last row that a newer rate is missing. */
export const isRateOutdated = (day: string): boolean => {
  const [year = 0, month = 1, date = 1] = detentionRates.at(-1)!.from.split('-').map(Number)
  return day > new Date(Date.UTC(year, month - 1 + MOST_MONTHS, date)).toISOString().slice(0, 10)
}
