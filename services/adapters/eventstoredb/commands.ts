import type { Answer } from '../../kit/event-store.ts'
import { commandsStreamOn } from './commands-stream.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer } from './server.ts'
import type { StreamEnds } from './stream-ends.ts'

const CACHE_LIMIT = 20_000

/**
 * Which commands were recorded, and their answers. The events of a command bear its digest, so the stream that it was for shows whether it
 * was recorded; the few commands that no event there shows are noted in a stream that all share.
 */
export const commandsOn = (server: EventStoreDbServer, names: Names, ends: Pick<StreamEnds, 'answer'>, orphaned: number) => {
  const noted = commandsStreamOn(server, names, orphaned)
  const cache = new Map<string, Answer>()
  const keep = (digest: string, answer: Answer): Answer => {
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!)
    cache.set(digest, answer)
    return answer
  }
  return {
    keep,
    attempt: noted.attempt,
    /** The answer that a command for this stream got before. */
    answer: async (digest: string, stream: string): Promise<Answer | undefined> => {
      const before = cache.get(digest)
      if (before) return before
      const [here, elsewhere] = await Promise.all([ends.answer(stream, digest), noted.answer(digest, stream)])
      const answer = here ?? elsewhere
      return answer && keep(digest, answer)
    },
    /** The same without a look at the stream itself. */
    noted: async (digest: string, stream: string): Promise<Answer | undefined> => cache.get(digest) ?? noted.answer(digest, stream),
    /** Records a command without events by its answer; returns the first answer that was recorded for it. */
    record: async (digest: string, answer: Answer): Promise<Answer> => keep(digest, await noted.record(digest, answer)),
  }
}
