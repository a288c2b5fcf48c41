import type { StoredBody } from '../../kit/proofs.ts'
import { bodyOf, type EventMetadata, isWrittenByUs } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer } from './server.ts'

/** The stored events of a stream, still sealed. */
export const storedStreamOn =
  (server: Pick<EventStoreDbServer, 'read'>, names: Names) =>
  async (stream: string): Promise<readonly StoredBody[]> =>
    (await server.read(names.events(stream)))
      .filter(isWrittenByUs)
      .map((event) => ({ body: bodyOf(event), hash: (event.metadata as EventMetadata).hash }))
