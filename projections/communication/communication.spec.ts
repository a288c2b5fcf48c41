import { asking } from '@embarca/tests/kit/asking.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { expect, it } from 'vitest'
import { communicationReaders } from './readers.ts'

const spoken = () => {
  const { tell, log } = telling()
  const says = (id: string, over: object = {}, type = 'CommunicationRegistered') =>
    tell(`communication-${id}`, {
      type,
      data: {
        ...{ id, shipperId: 's1', name: `Aviso ${id}`, content: 'Texto', targetType: 'SHIPPER' },
        ...{ event: 'DAILY_NOTICE', status: 'ACTIVE', channels: ['SYSTEM'], ...over },
      },
    })
  return { says, log }
}
const titles = async (log: Parameters<typeof asking>[0]) =>
  ((await communicationReaders.notices({}, await asking(log))) as { title: string }[]).map(({ title }) => title).sort()

it('shows staff the active daily notices of their own company, in the app (C032)', async () => {
  const { says, log } = spoken()
  says('a')
  says('b', { status: 'DISABLED' })
  says('c', { targetType: 'DRIVER' })
  says('d', { shipperId: 's2' })
  says('e', { channels: ['EMAIL'] })
  expect(await titles(log)).toEqual(['Aviso a'])
})

it('says no more what was disabled, and who touched it last (C338, C341)', async () => {
  const { says, log } = spoken()
  says('a')
  says('a', { status: 'DISABLED' }, 'CommunicationChanged')
  expect(await titles(log)).toEqual([])
  const [one] = (await communicationReaders.list({}, await asking(log))) as { status: string; modifiedDate?: string; createdBy: string }[]
  expect(one).toMatchObject({ status: 'DISABLED', createdBy: expect.any(String), modifiedDate: expect.any(String) })
})
