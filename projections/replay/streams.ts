import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import type { ReadableLog } from '../kit/readers.ts'

const labels: Readonly<Record<string, string>> = replayLabels.stream

/** The kind of a stream: `load` of `load-{id}`. */
const kindOf = (stream: string) => stream.slice(0, stream.indexOf('-'))
/** The kind of a stream, in words. */
export const streamLabel = (stream: string): string => labels[kindOf(stream)] ?? kindOf(stream)

/** Every event of a load, in the log's order. */
export const eventsOf = async (log: Pick<ReadableLog, 'read' | 'streamsOf'>, loadId: string): Promise<readonly Recorded[]> => {
  const streams = await log.streamsOf(loadId)
  const events = await Promise.all(streams.map((stream) => log.read(stream)))
  return events.flat().sort((a, b) => comparePositions(a.position, b.position))
}
