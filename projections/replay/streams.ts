import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { type AuditedStream, auditedStreams } from '@embarca/contracts/replay/codes.ts'
import type { Log } from '../kit/log.ts'

const ofDelivery: readonly AuditedStream[] = ['receipts', 'chat', 'share']

/** The streams of a load that somebody may have written to, the load's own first. */
export const streamsOf = (loadId: string): readonly string[] =>
  auditedStreams.map((kind) => `${kind}-${ofDelivery.includes(kind) ? deliveryOf(loadId) : loadId}`)

/** What a stream is about. */
export const kindOf = (stream: string) => stream.slice(0, stream.indexOf('-')) as AuditedStream

/** Everything that was recorded of a load, in the log's order. */
export const factsOf = async (log: Pick<Log, 'read'>, loadId: string): Promise<readonly Recorded[]> =>
  (await Promise.all(streamsOf(loadId).map((stream) => log.read(stream)))).flat().sort((a, b) => comparePositions(a.position, b.position))
