import type { Consumer, Kafka } from 'kafkajs'

const TIMEOUT_MS = 1_000

/** Over once a consumer has joined and has either found an event to deliver or reached the end of the topic as it was then. */
export const initialScan = (kafka: Kafka, consumer: Consumer, { name }: { readonly name: string }) => {
  let end: () => void
  const over = new Promise<void>((resolve) => void (end = resolve))
  let open: Map<number, bigint> | undefined
  const passed = new Map<number, bigint>()
  const endWhenPassed = () => {
    if (open && [...open].every(([part, high]) => (passed.get(part) ?? 0n) >= high)) end()
  }
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, lastOffset } }) => {
    passed.set(partition, BigInt(lastOffset) + 1n)
    endWhenPassed()
  })
  const highest = async () => {
    const admin = kafka.admin()
    try {
      await admin.connect()
      return await admin.fetchTopicOffsets(name)
    } finally {
      await admin.disconnect()
    }
  }
  return {
    over,
    found: () => end(),
    joined: (parts: readonly number[]) => {
      if (open) return
      open = new Map(parts.map((part) => [part, BigInt(Number.MAX_SAFE_INTEGER)]))
      setTimeout(end, TIMEOUT_MS).unref()
      highest().then((offsets) => {
        open = new Map(offsets.filter(({ partition }) => parts.includes(partition)).map(({ partition, high }) => [partition, BigInt(high)]))
        endWhenPassed()
      }, end)
    },
  }
}
