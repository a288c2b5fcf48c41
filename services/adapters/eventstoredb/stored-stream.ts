import type { StoredBody } from '../../kit/proofs.ts'
import { type Beside, bodyOf } from './facts.ts'
import type { Names } from './names.ts'
import type { Server } from './server.ts'

/** A stream as it lies on the server, unopened. */
export const storedStreamOn =
  (server: Pick<Server, 'read'>, names: Names) =>
  async (stream: string): Promise<readonly StoredBody[]> =>
    (await server.read(names.facts(stream))).map((event) => ({ body: bodyOf(event), hash: (event.metadata as Beside).hash }))
