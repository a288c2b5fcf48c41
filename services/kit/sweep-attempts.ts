import { every } from '@embarca/projections/kit/every.ts'
import type { Attempts } from './attempts.ts'

const DAY_MS = 86_400_000
export const SWEEP_EVERY_MS = DAY_MS / 4

/** Deletes refused commands that were noted more than `days` ago: now and four times a day. */
export const sweepAttempts = (attempts: Pick<Attempts, 'removeBefore'>, days: number, failed: (error: unknown) => void, now = Date.now) => {
  const sweep = async () => attempts.removeBefore(new Date(now() - days * DAY_MS).toISOString())
  void sweep().catch(failed)
  return every(SWEEP_EVERY_MS, sweep, failed)
}
