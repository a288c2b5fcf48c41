import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { negativeEvents } from '../../shared/load/negative-events.ts'

/** Before everything that was ever recorded. */
export const BEFORE_ALL = '1970-01-01T00:00:00Z'

export type ReplayTone = 'plain' | 'key' | 'bad' | 'refused'

/** How a moment is called in the address: its place in the log; what was refused has none. */
export const keyOf = ({ position, id }: ReplayMoment): string => position ?? id

/** Where a moment stands; where the address names none that is there, the last. */
export const indexOf = (moments: readonly ReplayMoment[], key: string | undefined): number => {
  const found = moments.findIndex((moment) => keyOf(moment) === key)
  return found < 0 ? moments.length - 1 : found
}

/** Up to where facts count at a moment: a refused attempt changed nothing. */
export const untilOf = (moments: readonly ReplayMoment[], moment: ReplayMoment | undefined): string =>
  moment?.position ??
  moments.slice(0, moment ? moments.indexOf(moment) : 0).findLast(({ position }) => position !== undefined)?.position ??
  BEFORE_ALL

/** The last moment that had been recorded at an instant; the first when there was none. */
export const indexAt = (moments: readonly ReplayMoment[], iso: string): number =>
  Math.max(
    0,
    moments.findLastIndex(({ recordedAt }) => Date.parse(recordedAt) <= Date.parse(iso)),
  )

export const isPosition = ({ type }: ReplayMoment) => type === 'PositionReported'
/** So many positions that they would hide what people did. */
const MANY = 8
export const positionsAmong = (moments: readonly ReplayMoment[]): number => {
  const count = moments.filter(isPosition).length
  return count >= MANY ? count : 0
}

/** What is walked through: without positions, unless they are wanted or the address names one of them. */
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

/** `24/11/2026 08:00:12`: facts of one minute are told apart. */
export const exactDateTime = (iso: string): string => formatLocal(iso)

/** A carrier's name says already what it is. */
export const whoOf = ({ who, role }: ReplayMoment): string => (role && role !== 'Transportadora' ? `${who}, ${role.toLowerCase()}` : who)

/** Days as they begin along the scrubber, those left out for which there is no room. */
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

/** How far along the scrubber a moment stands: each fact takes as much room as any other. */
export const shareOf = (index: number, count: number): number => (count < 2 ? 1 : index / (count - 1))
