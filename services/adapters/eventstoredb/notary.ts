import type { KeyObject } from 'node:crypto'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { follow, GENESIS } from '../../kit/chain.ts'
import { DataRefused } from '../../kit/data-refused.ts'
import { EVENTS_PER_HEAD, type EventHash, type HeadLog, headSigner, type SignedHead } from '../../kit/notary.ts'
import type { EventMetadata } from './event-format.ts'
import type { EventStoreDbLog } from './log.ts'
import type { StoredRecord } from './server.ts'

const hashOf = ({ metadata }: StoredRecord) => (metadata as EventMetadata).hash
const signedAs = ({ position, time }: SignedHead) => `event ${position} was signed at ${time}`

/**
 * Follows the log on the server and signs its heads, a page of events at a time. Heads count events from 0, as those of an embedded store
 * do, so a migrated installation continues the same file; each also carries the server's position, from which the next process continues.
 * One process at a time; a process that takes over without the file starts a new one.
 */
export const notaryOn = (log: EventStoreDbLog, heads: HeadLog, key: KeyObject) => {
  const latest = heads.latest()
  const [earlier, last] = [latest.at(-2), latest.at(-1)]
  const signer = headSigner(heads, key)
  let place: Position = BEFORE_ALL
  let hasContinued = false
  let refused: DataRefused | undefined

  const refuse = (why: string): never => {
    // Permanent: events recorded later get positions after the signed ones.
    refused = new DataRefused(`${why}: restore its backup`)
    throw refused
  }
  /** Reads from `from` as many events as lead to the last head, whose hash they must give. */
  const checkUpTo = async (head: SignedHead, from: SignedHead | undefined): Promise<void> => {
    let [hash, after] = [from?.hash ?? GENESIS, from?.place ?? BEFORE_ALL]
    for (let missing = Number(head.position) - Number(from?.position ?? BEFORE_ALL); missing > 0; ) {
      const page = await log.after(after, Math.min(missing, EVENTS_PER_HEAD))
      if (page.length === 0) refuse(`the log in ESDB_URL is shorter than its signed heads (event ${head.position})`)
      for (const event of page) hash = follow(hash, hashOf(event))
      missing -= page.length
      after = page.at(-1)!.position
    }
    if (hash !== head.hash) refuse(`the log in ESDB_URL is not the one of which ${signedAs(head)}`)
    place = after
  }
  /** Only the events between the last two heads are read again; all of them where a head does not say its place. */
  const continueAfter = async (head: SignedHead): Promise<void> => {
    const isPlaced = head.place !== undefined && earlier?.place !== undefined
    if (isPlaced && !(await log.at(head.place))) refuse(`the log in ESDB_URL has no event at ${head.place}, of which ${signedAs(head)}`)
    await checkUpTo(head, isPlaced ? earlier : undefined)
    if (head.place !== undefined && place !== head.place) refuse(`the log in ESDB_URL has another event where ${signedAs(head)}`)
  }
  return {
    /** Adds heads unless nothing was recorded since the last. */
    write: async (time: string): Promise<void> => {
      if (refused) throw refused
      if (last && !hasContinued) await continueAfter(last)
      hasContinued = true
      for (;;) {
        const first = Number(signer.position()) + 1
        const page = await log.after(place, EVENTS_PER_HEAD)
        const numbered = (event: StoredRecord, at: number): EventHash => ({
          position: String(first + at),
          hash: hashOf(event),
          place: event.position,
        })
        signer.take(page.map(numbered))
        place = page.at(-1)?.position ?? place
        signer.sign(time)
        if (page.length < EVENTS_PER_HEAD) return
      }
    },
  }
}
