import { moduleOf } from '@embarca/contracts/bi/topics.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, comparePositions } from '@embarca/contracts/kit/position.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { asOpened, publicCopies } from './public-copies.ts'
import type { Published } from './records.ts'

const PAGE = 500

export type PublishedAgain = {
  /** The topic of a module: the usual one, or another that a reader asked for. */
  readonly nameOf?: (module: string) => string
  /** Only events recorded at this instant or later, ISO 8601 in UTC. */
  readonly since?: string
}

/**
 * The public copies of the whole log, or of a part of it, in its order and as they are made today: fields that were withdrawn meanwhile are
 * gone. It ends at the log's head at the beginning. A batch holds the copies of one page of the log.
 */
export const publishedAgain = async function* (
  { readAll, head }: Pick<EventStore, 'readAll' | 'head'>,
  modules: readonly string[],
  { nameOf, since = '' }: PublishedAgain = {},
): AsyncGenerator<readonly Published[]> {
  const publish = publicCopies(asOpened, nameOf)
  const wanted = new Set(modules)
  const upTo = await head()
  const isWanted = ({ type, recordedAt, position }: Recorded) =>
    wanted.has(moduleOf.get(type) ?? '') && recordedAt >= since && comparePositions(position, upTo) <= 0
  for (let at = BEFORE_ALL; comparePositions(at, upTo) < 0; ) {
    const page = await readAll(at, PAGE)
    if (page.length === 0) return
    at = page.at(-1)!.position
    const copies = page.filter(isWanted).flatMap(publish)
    if (copies.length > 0) yield copies
  }
}
