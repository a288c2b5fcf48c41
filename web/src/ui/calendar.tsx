import { Suspense } from 'react'
import { lazyPart } from '../lib/lazily.ts'
import type { CalendarPanel, RangePanel } from './CalendarPanel.tsx'

const One = lazyPart(() => import('./CalendarPanel.tsx'), 'CalendarPanel')
const Range = lazyPart(() => import('./CalendarPanel.tsx'), 'RangePanel')
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
