import { allEvents } from '@embarca/contracts/events.ts'
import { expect, it, vi } from 'vitest'
import { memoryData } from './adapters/memory/memory-data.ts'
import { forgetStates } from './forget-states.ts'
import { forget } from './kit/forget.ts'

it('cached states of streams that named a person are dropped after the person is forgotten', async () => {
  const data = memoryData({ eventSchemas: allEvents })
  const drop = vi.fn()
  const subscription = await forgetStates({ ...data, streamsNaming: async (subject) => [`user-${subject}`] }, { drop })
  const by = { userId: 'operator', roles: ['embarca_admin'], shipperId: 's1' }
  await forget(data, { subject: 'ana', by, reason: 'Pedido', now: '2026-11-21T12:00:00.000Z', correlationId: 'c' })
  await vi.waitFor(() => expect(drop).toHaveBeenCalledWith(['user-ana']))
  await subscription.stop()
  await data.close()
})
