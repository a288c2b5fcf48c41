import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { negativeEvents } from '../../shared/load/negative-events.ts'

/** An instant before every event. */
export const BEFORE_ALL = '1970-01-01T00:00:00Z'

export type ReplayTone = 'plain' | 'key' | 'bad' | 'refused'

/** The key of a moment in the address: its position in the log, or its id for a refused attempt, which has no position. */
export const keyOf = ({ position, id }: ReplayMoment): string => position ?? id

/** The index of a moment; the last one when the key is missing or unknown. */
export const indexOf = (moments: readonly ReplayMoment[], key: string | undefined): number => {
  const found = moments.findIndex((moment) => keyOf(moment) === key)
  return found < 0 ? moments.length - 1 : found
}

/** The position up to which events count at a moment; a refused attempt appended none. */
export const untilOf = (moments: readonly ReplayMoment[], moment: ReplayMoment | undefined): string =>
  moment?.position ??
  moments.slice(0, moment ? moments.indexOf(moment) : 0).findLast(({ position }) => position !== undefined)?.position ??
  BEFORE_ALL

/** The last moment recorded until an instant; the first when there is none. */
export const indexAt = (moments: readonly ReplayMoment[], iso: string): number =>
  Math.max(
    0,
    moments.findLastIndex(({ recordedAt }) => Date.parse(recordedAt) <= Date.parse(iso)),
  )

export const isPosition = ({ type }: ReplayMoment) => type === 'PositionReported'
/** From this number on, position reports would hide what people did. */
const MANY = 8
export const positionsAmong = (moments: readonly ReplayMoment[]): number => {
  const count = moments.filter(isPosition).length
  return count >= MANY ? count : 0
}

/** The moments to step through: without position reports, unless the user asked for them or the address names one. */
export const visibleMoments = (
  moments: readonly ReplayMoment[],
  includePositions: boolean,
  key: string | undefined,
): readonly ReplayMoment[] =>
  includePositions || !positionsAmong(moments) || moments.some((moment) => isPosition(moment) && keyOf(moment) === key)
    ? moments
    : moments.filter((moment) => !isPosition(moment))

export const toneOf = ({ kind, type, status }: ReplayMoment): ReplayTone =>
  kind === 'refused' ? 'refused' : negativeEvents.has(type) ? 'bad' : status === undefined ? 'plain' : 'key'

/** `24/11/2026 08:00:12`: events within a minute need seconds. */
export const exactDateTime = (iso: string): string => formatLocal(iso)

/** The actor with the role; the name of a transporter is enough. */
export const actorText = ({ who, role }: ReplayMoment): string =>
  role && role !== 'Transportadora' ? `${who}, ${role.toLowerCase()}` : who

/** The day labels along the scrubber; labels without room are left out. */
export const daysOf = (moments: readonly ReplayMoment[], minGap = 0.11): readonly { readonly at: number; readonly day: string }[] => {
  const days: { at: number; day: string }[] = []
  let last = ''
  moments.forEach(({ recordedAt }, index) => {
    const day = exactDateTime(recordedAt).slice(0, 5)
    if (day === last) return
    last = day
    const at = shareOf(index, moments.length)
    const before = days.at(-1)
    if (!before || at - before.at >= minGap) days.push({ at, day })
  })
  return days
}

/** The place of a moment along the scrubber, 0 to 1: every event takes the same width. */
export const shareOf = (index: number, count: number): number => (count < 2 ? 1 : index / (count - 1))
