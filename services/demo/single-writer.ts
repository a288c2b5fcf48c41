import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Append, EventStore } from '../kit/event-store.ts'

type Latest = { readonly from: number; readonly to: number; readonly events: readonly Recorded[] }

/** An empty log without other writers: a stream that is new here was just appended here, and no command was answered before. */
export const singleWriter = (events: EventStore, onAppend: (write: Append) => void): EventStore => {
  const latest = new Map<string, Latest>()
  return {
    ...events,
    answered: async () => undefined,
    append: async (write) => {
      const answer = await events.append(write)
      const { revision: to, position } = answer
      const from = to - write.events.length + 1
      const recorded = write.events.map((event, index) => ({ ...event, revision: from + index, position }) as Recorded)
      latest.set(write.stream, { from, to, events: recorded })
      onAppend(write)
      return answer
    },
    read: async (stream, after = 0) => {
      const known = latest.get(stream)
      if (!known || after > known.to) return []
      return after >= known.from ? known.events.slice(after - known.from) : events.read(stream, after)
    },
  }
}
