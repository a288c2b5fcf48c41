import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { StoredFact } from '../../kit/verify-log.ts'
import { type Beside, bodyOf } from './facts.ts'
import type { Log } from './log.ts'
import type { Names } from './names.ts'

const AT_ONCE = 1_000

/** The log as it lies on the server, unopened. Facts are counted from 0, as signed heads count them; `place` is where the server has them. */
export const storedOn = async function* (log: Log, names: Names): AsyncGenerator<StoredFact & { readonly place: Position }> {
  const lasts = new Map<string, number>()
  let position = 0
  for (let after = BEFORE_ALL; ; ) {
    const page = await log.after(after, AT_ONCE)
    for (const event of page) {
      const stream = names.streamOf(event.stream)
      const { hash } = event.metadata as Beside
      const before = lasts.get(stream) ?? null
      lasts.set(stream, position)
      yield { position, stream, revision: event.revision, before, head: null, body: bodyOf(event), hash, place: event.position }
      position += 1
    }
    if (page.length < AT_ONCE) return
    after = page.at(-1)!.position
  }
}
