import { productEvents } from '@embarca/contracts/events.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { expect, it, vi } from 'vitest'
import { memoryData } from './adapters/memory/memory-data.ts'
import { followPeople } from './follow-people.ts'
import { forget } from './kit/forget.ts'

const by = { userId: 'operator', roles: ['embarca_admin'], shipperId: 's1' }
const forgetAna = (data: ReturnType<typeof memoryData>) =>
  forget(data, { subject: 'ana', by, reason: 'Pedido', now: '2026-11-21T12:00:00.000Z', correlationId: 'c' })
const followIn = async (data: ReturnType<typeof memoryData>, drop: (streams: readonly string[]) => void) => {
  const consume = vi.fn()
  const streamsNaming = async (subject: string) => [`user-${subject}`]
  const recordedBefore = await data.events.head()
  const accounts = { from: BEFORE_ALL, consume }
  const subscription = await followPeople({ feed: data.feed, streamsNaming, accounts, states: { drop }, recordedBefore })
  return { consume, subscription }
}

it('cached states of streams that named a person are dropped after the person is forgotten, and the account ends', async () => {
  const data = memoryData({ ...productEvents })
  const drop = vi.fn()
  const { consume } = await followIn(data, drop)
  await forgetAna(data)
  await vi.waitFor(() => expect(drop).toHaveBeenCalledWith(['user-ana']))
  expect(consume.mock.calls.flat(2)).toMatchObject([{ type: 'SubjectForgotten', data: { subject: 'ana' } }])
  await data.close()
})

it('for a person who was forgotten before the process started, no streams are looked up', async () => {
  const data = memoryData({ ...productEvents })
  const drop = vi.fn()
  await forgetAna(data)
  const { consume } = await followIn(data, drop)
  await vi.waitFor(() => expect(consume).toHaveBeenCalled())
  expect(drop).not.toHaveBeenCalled()
  await data.close()
})
