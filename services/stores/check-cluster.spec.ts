import { expect, it } from 'vitest'
import { opened, portEvents, write } from '../../tests/ports/events.ts'
import { memoryData } from '../adapters/memory/memory-data.ts'
import { type KeyOrRing, newestOf } from '../kit/key-ring.ts'
import { keepMasterCheck, refuseShorterLog } from './check-cluster.ts'

const master = Buffer.alloc(32, 1)
const withEvents = async (count: number) => {
  const data = memoryData({ eventSchemas: portEvents })
  for (let n = 0; n < count; n++) await data.events.append(write({ stream: `load-${n}`, events: [opened()] }))
  return data
}
/** Key checks that record what they store. */
const checks = () => {
  const stored: Buffer[] = []
  return {
    stored,
    keyChecks: {
      recognise: async () => true,
      keepMaster: async (key: KeyOrRing) => void stored.push(newestOf(key)),
      keepSigning: async () => {},
    },
  }
}

it('given a log that has everything its readers read, a cluster starts', async () => {
  const data = await withEvents(3)
  await data.timers.reach('2')
  await expect(refuseShorterLog(data, { between: 0 })).resolves.toBeUndefined()
})

it('given reactions or views beyond the end of the log, a cluster is refused with a remedy', async () => {
  const data = await withEvents(3)
  await data.timers.reach('7')
  await expect(refuseShorterLog(data, { between: 0 })).rejects.toThrow(
    /^the log in ESDB_URL ends at position 2, but the reactions read it up to position 7: events are missing; restore/,
  )
  await data.timers.reach('2')
  await data.views.batch(() => {}, { group: 'views', position: '9' })
  await expect(refuseShorterLog(data, { between: 0 })).rejects.toThrow('but the views read it up to position 9')
})

it('given a log server that lags for a moment, a cluster starts', async () => {
  const data = await withEvents(1)
  await data.timers.reach('1')
  let looks = 0
  const events = { ...data.events, head: async () => (++looks < 3 ? '0' : '1') }
  await expect(refuseShorterLog({ ...data, events }, { between: 0 })).resolves.toBeUndefined()
})

it("given a log with events and no person's key, no key check is stored", async () => {
  const { stored, keyChecks } = checks()
  await expect(keepMasterCheck(keyChecks, false, master, await withEvents(1))).rejects.toThrow(
    /^MONGODB_URL holds no keys of people, but the log in ESDB_URL has events/,
  )
  expect(stored).toEqual([])
  await keepMasterCheck(keyChecks, true, master, await withEvents(1))
  await keepMasterCheck(keyChecks, false, master, await withEvents(0))
  expect(stored).toEqual([master, master])
})
