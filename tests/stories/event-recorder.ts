import type { By, Event, Recorded } from '@embarca/contracts/kit/event.ts'

const system: By = { userId: 'ana', roles: ['shipper_operator'], shipperId: 's1' }
const FIRST = Date.parse('2026-01-05T12:00:00.000Z')
const MINUTE = 60_000
const timeOf = (count: number) => new Date(FIRST + count * MINUTE).toISOString()

/** Builds a log as if recorded: one event a minute by default, with revisions and positions counted. */
export const eventRecorder = () => {
  const log: Recorded[] = []
  const revisions = new Map<string, number>()
  const recordEvent = (stream: string, { type, data }: Event, by: Partial<By> = {}, at = timeOf(log.length)): Recorded => {
    const revision = (revisions.get(stream) ?? -1) + 1
    revisions.set(stream, revision)
    const event: Recorded = {
      id: `fact-${log.length}`,
      type,
      schemaVersion: 1,
      stream,
      revision,
      position: String(log.length),
      key: (data as { loadId?: string }).loadId ?? stream,
      recordedAt: at,
      occurredAt: at,
      by: { ...system, ...by },
      commandId: `command-${log.length}`,
      correlationId: 'c',
      causationId: 'c',
      data,
      prev: '',
      hash: '',
    }
    log.push(event)
    return event
  }
  return { recordEvent, log }
}
