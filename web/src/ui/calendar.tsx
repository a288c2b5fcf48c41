import { lazy, Suspense } from 'react'
import type { CalendarPanel, RangePanel } from './CalendarPanel.tsx'

const One = lazy(() => import('./CalendarPanel.tsx').then((panels) => ({ default: panels.CalendarPanel })))
const Range = lazy(() => import('./CalendarPanel.tsx').then((panels) => ({ default: panels.RangePanel })))
const wait = <div className="calendar-wait" />

/** The calendar, fetched when one is first opened. */
export const LazyCalendar = (props: Parameters<typeof CalendarPanel>[0]) => (
  <Suspense fallback={wait}>
    <One {...props} />
  </Suspense>
)

export const LazyRange = (props: Parameters<typeof RangePanel>[0]) => (
  <Suspense fallback={wait}>
    <Range {...props} />
  </Suspense>
)
