import type { Random } from '../random.ts'

/** When a driver did something, by a phone whose clock is ahead of the server's by `offset` milliseconds, if it knows. */
export type PhoneMoment = { readonly at: number; readonly offset?: number }

const LOST = 0.2
/** Phones that never measured how wrong their clock is. */
const UNMEASURED = 0.15

/**
 * Drivers without a network: now and then a step is sent at least `silence` milliseconds after it happened, but not before the step that
 * came before it (CA37).
 */
export const lostSignal = (random: Random, silence: number) => {
  const steps = new Map<string, number>()
  return {
    /** The step of a load that is sent now: when it happened; undefined: now. */
    momentOf: (loadId: string, now: number): PhoneMoment | undefined => {
      const before = steps.get(loadId)
      if (before === undefined || now - before < 2 * silence || !random.chance(LOST)) return undefined
      const happened = Math.round(before + (now - silence - before) * random.next())
      const offset = random.wholeNumber(-90, 240) * 1_000
      return { at: happened + offset, ...(!random.chance(UNMEASURED) && { offset }) }
    },
    /** The step was accepted. */
    sent: (loadId: string, now: number): void => void steps.set(loadId, now),
  }
}

/** As a phone sends it. */
export const momentHeaders = ({ at, offset }: PhoneMoment): Readonly<Record<string, string>> => ({
  'occurred-at': new Date(at).toISOString(),
  ...(offset !== undefined && { 'clock-offset': String(offset) }),
})
