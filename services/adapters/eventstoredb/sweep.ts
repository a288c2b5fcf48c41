import { randomUUID } from 'node:crypto'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer } from './server.ts'

const RETENTION_DAYS = 7
const AT_ONCE = 1_000

/** Deletes commands older than seven days, from where the last sweep ended; concurrent sweeps are harmless. */
export const sweeper = (server: EventStoreDbServer, names: Names) => {
  const truncateBefore = async (stream: string, limit: number) => {
    const [last] = await server.last(stream, 1)
    if (last && last.created.getTime() < limit) await server.remove(stream, last.revision)
  }
  return async (now: Date): Promise<void> => {
    const limit = now.getTime() - RETENTION_DAYS * 86_400_000
    const [before] = await server.last(names.swept, 1)
    let reached: Position = before?.data.position ?? BEFORE_ALL
    for (let old = AT_ONCE; old === AT_ONCE; ) {
      const page = await server.allAfter(reached, AT_ONCE)
      const aged = page.filter(({ created }) => created.getTime() < limit)
      old = aged.length
      for (const stream of new Set(aged.map(({ stream }) => stream).filter(names.isCommand))) await truncateBefore(stream, limit)
      reached = aged.at(-1)?.position ?? reached
    }
    if (reached !== before?.data.position)
      await server.append(names.swept, before?.revision ?? -1, [{ id: randomUUID(), type: 'Swept', data: { position: reached } }])
  }
}
