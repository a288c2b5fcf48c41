import type { By } from '@embarca/contracts/kit/event.ts'
import { subjectStream } from '@embarca/contracts/subject/events.ts'
import type { DataStores } from './data.ts'
import type { EventStore } from './event-store.ts'
import type { Keys } from './keys.ts'

type ForgetRequest = {
  readonly subject: string
  readonly by: By
  readonly reason: string
  readonly now: string
  readonly correlationId: string
}
type Stores = { readonly events: EventStore; readonly keys: Keys } & Pick<DataStores, 'streamsNaming'>

/**
 * Makes everything about a person unreadable for ever and records the erasure. Returns the streams that named the person; the projectors
 * rebuild what came from those when they receive the event. Idempotent.
 */
export const forget = async (
  { events, keys, streamsNaming }: Stores,
  { subject, by, reason, now, correlationId }: ForgetRequest,
): Promise<readonly string[]> => {
  await keys.drop(subject)
  const stream = subjectStream(subject)
  const command = { scope: `forget/${by.shipperId}`, key: subject, bodyHash: '' }
  if (!(await events.answered(command, stream))) {
    const data = { subject, shipperId: by.shipperId, reason }
    const expected = (await events.read(stream)).length - 1
    await events.append({
      stream,
      events: [{ type: 'SubjectForgotten', data }],
      expected,
      by,
      key: stream,
      command,
      correlationId,
      causationId: correlationId,
      now,
    })
  }
  return streamsNaming(subject)
}
