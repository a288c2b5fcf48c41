import type { DataStores } from '@embarca/services/kit/data.ts'
import { StoreUnavailable } from '@embarca/services/kit/event-store.ts'
import { describe, expect, it } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { WELL_BEHAVED } from './esdb-double/behaviour.ts'
import { onDouble } from './on-double.ts'

const days = (n: number) => n * 86_400_000

describe('commands that the events of their own stream do not show, on EventStoreDB', () => {
  const here = onDouble({ watch: 600_000, orphaned: 2_000 })
  const { process } = here
  const idle = (n: number) => write({ keyText: `idle-${n}`, expected: 0, events: [] })

  it('a command that changed nothing gets its first answer in every process, however the stream grew', async () => {
    const [one, other] = [await process(), await process()]
    await one.events.append(write())
    const answer = await one.events.append(idle(1))
    await one.events.append(write({ expected: 0 }))
    expect(await other.events.append({ ...idle(1), expected: 1, events: [opened('9')] })).toEqual(answer)
    expect(await other.events.read('load-1')).toHaveLength(2)
  })

  it('two processes that record the same command without events give one answer', async () => {
    const both = [await process(), await process()]
    await both[0]!.events.append(write())
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => both[n % 2]!.events.append(idle(1))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  describe('a command that joined the stream of a name’s holder', () => {
    const joining = write({ keyText: 'joining', stream: 'load-1', expected: 0, events: [opened('9')] })
    const join = async (data: DataStores) => {
      await data.events.append(write())
      return data.events.append({ ...joining, isJoining: true })
    }

    it('is recognised when it is sent again for its first stream, and not recorded there', async () => {
      const answer = await join(await process())
      const other = await process()
      expect(await other.events.answered(joining.command, 'load-2')).toMatchObject(answer)
      expect(await other.events.append({ ...joining, stream: 'load-2', expected: -1 })).toEqual(answer)
      expect(await other.events.read('load-2')).toEqual([])
    })

    it('is not recorded elsewhere while its first attempt may still arrive, and is afterwards', async () => {
      const dying = await process({ retryFor: 100 })
      here.double.behaviour.take = (stream) => (stream.endsWith(':load-1') && stream.startsWith(here.space) ? takes() : 'append')
      let appends = 0
      const takes = () => (++appends > 1 ? 'unavailable' : 'append')
      await expect(join(dying)).rejects.toBeInstanceOf(StoreUnavailable)
      here.double.behaviour.take = WELL_BEHAVED.take
      const other = await process()
      const again = () => other.events.append({ ...joining, stream: 'load-2', expected: -1 })
      await expect(again()).rejects.toBeInstanceOf(StoreUnavailable)
      await expect.poll(() => again().catch((error: Error) => error), { timeout: 5_000 }).toMatchObject({ stream: 'load-2', revision: 0 })
    })
  })

  it('after a week they are forgotten, and a scavenge frees them', async () => {
    const data = await process()
    await data.events.append(write())
    const before = here.double.holds()
    for (let n = 0; n < 100; n++) await data.events.append(idle(n))
    const added = here.double.holds().bytes - before.bytes
    expect(here.double.holds().streams.length - before.streams.length).toBeLessThanOrEqual(101)
    here.double.age(days(6.9))
    expect(await (await process()).events.answered(idle(1).command, 'load-1')).toBeDefined()
    here.double.age(days(2))
    here.double.scavenge()
    const left = here.double.holds().bytes - before.bytes
    expect(left).toBeLessThan(added / 10)
    const later = await process()
    expect(await later.events.answered(idle(1).command, 'load-1')).toBeUndefined()
    expect(await later.events.append(idle(1))).toMatchObject({ revision: 0 })
  })
})
