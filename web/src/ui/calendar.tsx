import { lazyModule, useLazyModule } from '../base/lazy-module.ts'
import type { CalendarPanel, RangePanel } from './CalendarPanel.tsx'

const calendar = lazyModule(() => import('./CalendarPanel.tsx'))
const wait = <div className="calendar-wait" />

/** The calendar, loaded when one is first opened. */
export const LazyCalendar = (props: Parameters<typeof CalendarPanel>[0]) => {
  const code = useLazyModule(calendar)
  return code ? <code.CalendarPanel {...props} /> : wait
}

export const LazyRange = (props: Parameters<typeof RangePanel>[0]) => {
  const code = useLazyModule(calendar)
  return code ? <code.RangePanel {...props} /> : wait
}
