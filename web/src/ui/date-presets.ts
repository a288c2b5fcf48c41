export type DayRange = { readonly from: Date; readonly to: Date }
export type Preset = { readonly label: string; readonly of: (today: Date) => DayRange }

const day = (base: Date, by: number) => new Date(base.getFullYear(), base.getMonth(), base.getDate() + by)
const firstOfMonth = (base: Date, by = 0) => new Date(base.getFullYear(), base.getMonth() + by, 1)
const lastOfMonth = (base: Date, by = 0) => new Date(base.getFullYear(), base.getMonth() + by + 1, 0)
/** The last `count` days, including today. */
const lastDays = (count: number) => (today: Date) => ({ from: day(today, 1 - count), to: today })
/** The last `count` calendar months, including the current one. */
const lastMonths = (count: number) => (today: Date) => ({ from: firstOfMonth(today, 1 - count), to: lastOfMonth(today) })

const thisMonth: Preset = { label: 'Este mês', of: (today) => ({ from: firstOfMonth(today), to: lastOfMonth(today) }) }
const last30: Preset = { label: 'Últimos 30 dias', of: lastDays(30) }

/** Specification 1 §2.9. */
export const dayPresets: readonly Preset[] = [
  { label: 'Esta semana', of: (today) => ({ from: day(today, -today.getDay()), to: day(today, 6 - today.getDay()) }) },
  { label: 'Últimos 7 dias', of: lastDays(7) },
  thisMonth,
  last30,
  { label: 'Último mês', of: (today) => ({ from: firstOfMonth(today, -1), to: lastOfMonth(today, -1) }) },
]

export const monthPresets: readonly Preset[] = [
  thisMonth,
  last30,
  { label: 'Últimos 3 meses', of: lastMonths(3) },
  { label: 'Últimos 6 meses', of: lastMonths(6) },
  { label: 'Últimos 12 meses', of: lastMonths(12) },
]
