import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { communicationReaders } from './readers.ts'

const spoken = () => {
  const { recordEvent, log } = eventRecorder()
  const registers = (id: string, over: object = {}, type = 'CommunicationRegistered') =>
    recordEvent(`communication-${id}`, {
      type,
      data: {
        ...{ id, shipperId: 's1', name: `Aviso ${id}`, content: 'Texto', targetType: 'SHIPPER' },
        ...{ event: 'DAILY_NOTICE', status: 'ACTIVE', channels: ['SYSTEM'], ...over },
      },
    })
  return { registers, log }
}
const titles = async (log: Parameters<typeof queryContext>[0]) =>
  ((await communicationReaders.notices({}, await queryContext(log))) as { title: string }[]).map(({ title }) => title).sort()

it('shows staff the active daily notices of their own company, in the app (C032)', async () => {
  const { registers, log } = spoken()
  registers('a')
  registers('b', { status: 'DISABLED' })
  registers('c', { targetType: 'DRIVER' })
  registers('d', { shipperId: 's2' })
  registers('e', { channels: ['EMAIL'] })
  expect(await titles(log)).toEqual(['Aviso a'])
})

it('omits disabled notices, and shows who edited a notice last (C338, C341)', async () => {
  const { registers, log } = spoken()
  registers('a')
  registers('a', { status: 'DISABLED' }, 'CommunicationChanged')
  expect(await titles(log)).toEqual([])
  const [one] = (await communicationReaders.list({}, await queryContext(log))) as {
    status: string
    modifiedDate?: string
    createdBy: string
  }[]
  expect(one).toMatchObject({ status: 'DISABLED', createdBy: expect.any(String), modifiedDate: expect.any(String) })
})
