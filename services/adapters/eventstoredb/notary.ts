import type { KeyObject } from 'node:crypto'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { DataRefused } from '../../kit/data-refused.ts'
import { type Hashes, type HeadLog, notary } from '../../kit/notary.ts'
import type { EventMetadata } from './event-format.ts'
import type { EventStoreDbLog } from './log.ts'

const AT_ONCE = 2_000

/**
 * Follows the log on the server and signs its heads. Heads count events from 0, as those of an embedded store do, so a migrated
 * installation continues the same file. One process at a time; a process that takes over without the file starts a new one.
 */
export const notaryOn = (log: EventStoreDbLog, heads: HeadLog, key: KeyObject) => {
  const signed = Number(heads.last()?.position ?? BEFORE_ALL)
  let gathered: { position: string; hash: string }[] = []
  let place = BEFORE_ALL
  let count = 0
  let hasChecked = false
  let isShorter = false
  const hashes: Hashes = (_after, limit) => gathered.splice(0, limit)
  const { write } = notary(hashes, heads, key)

  const gather = async () => {
    for (;;) {
      const page = await log.after(place, AT_ONCE)
      const numbered = page.map(({ metadata }, index) => ({ position: String(count + index), hash: (metadata as EventMetadata).hash }))
      gathered = gathered.concat(numbered.filter(({ position }) => Number(position) > signed))
      count += page.length
      place = page.at(-1)?.position ?? place
      if (page.length < AT_ONCE) return
    }
  }
  return {
    /** Adds a head unless nothing was recorded since the last. */
    write: async (time: string): Promise<void> => {
      await gather()
      // Permanent: events recorded later get positions after the signed ones.
      isShorter ||= !hasChecked && count <= signed
      hasChecked = true
      if (isShorter) throw new DataRefused(`the log in ESDB_URL is shorter than its signed heads (event ${signed}): restore its backup`)
      write(time)
    },
  }
}
