import type { IncomingHttpHeaders } from 'node:http'
import type { ReportedMoment } from '../kit/reported-moment.ts'
import { invalid } from './failures.ts'
import { requestLabels } from './labels.pt.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/
const OFFSET = /^-?\d{1,12}$/
const badMoment = invalid([requestLabels.badMoment])

/**
 * The moment in `Occurred-At`, minus `Clock-Offset`: milliseconds by which the device's clock is ahead of the server's. Without an offset
 * the moment is estimated.
 */
export const reportedIn = ({ 'occurred-at': moment, 'clock-offset': offset }: IncomingHttpHeaders): ReportedMoment | undefined => {
  if (moment === undefined) return undefined
  if (typeof moment !== 'string' || !INSTANT.test(moment) || Number.isNaN(Date.parse(moment))) throw badMoment
  if (offset === undefined) return { at: Date.parse(moment), isEstimated: true }
  if (typeof offset !== 'string' || !OFFSET.test(offset)) throw badMoment
  return { at: Date.parse(moment) - Number(offset) }
}
