import { fileURLToPath } from 'node:url'
import { shiftDate } from './shift-date.cjs'

/**
 * The moment at which browser tests begin, a Tuesday morning: a demo made at another hour of another day has other loads. It lies ahead,
 * because browsers keep the machine's time for cookies and would drop those that expired. The environment variable `TEST_NOW` sets another moment.
 */
export const TEST_NOW = process.env['TEST_NOW'] ?? '2031-05-20T14:05:00.000Z'

/** Milliseconds by which this process is ahead of the machine. */
export const clockShift = (): number => Number(process.env['CLOCK_SHIFT'] ?? 0)

/** Sets the clock of this process, of the threads it starts and of the pages it opens from now on. */
export const setClock = (instant: string): void => {
  const shift = Date.parse(instant) - (Date.now() - clockShift())
  process.env['CLOCK_SHIFT'] = String(shift)
  shiftDate(shift)
}

const SHIFT_DATE = fileURLToPath(new URL('./shift-date.cjs', import.meta.url))
/** Options for a thread, so that its clock equals that of this process. */
export const clockOfThread = () => ({ execArgv: ['--require', SHIFT_DATE], env: process.env })
