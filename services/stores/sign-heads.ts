import { every } from '@embarca/projections/kit/every.ts'
import type { Logger } from 'pino'
import { SIGN_EVERY_MS } from '../kit/notary.ts'
import type { Stoppable } from './stores.ts'

/** Signs the log's head every minute, and once more at the end. */
export const signHeads = async (notary: { write(time: string): Promise<void> }, log: Logger): Promise<Stoppable> => {
  const sign = () => notary.write(new Date().toISOString()).catch((err) => log.error({ err }, 'a head could not be signed'))
  await sign()
  const signing = every(SIGN_EVERY_MS, sign)
  return {
    stop: async () => {
      await signing.stop()
      await sign()
    },
  }
}
