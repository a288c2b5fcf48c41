import { expect, it, vi } from 'vitest'
import { CallFailed } from '../../base/failure.ts'
import type { Entry } from './entry.ts'
import { createQueue } from './queue.ts'

const tap = (id: string, command: Entry['command'], more: Partial<Entry> = {}): Entry => ({
  ...{ id, userId: 'joao', tripId: 'one', command, input: { id: 'one' }, at: '2026-11-25T17:02:00.000Z', page: 1 },
  ...more,
})
/** `k1`, or `k1+k2` of entries that went out together. */
const keysOf = (entries: readonly Entry[]) => entries.map(({ id }) => id).join('+')
const device = () => {
  const entries = new Map<string, Entry>()
  const photos = new Map<string, Blob>()
  const store = {
    putEntry: async (id: string, entry: Entry) => void entries.set(id, entry),
    entries: async () => [...entries.values()],
    removeEntry: async (id: string) => {
      entries.delete(id)
      photos.delete(id)
    },
    putPhoto: async (id: string, photo: Blob) => void photos.set(id, photo),
    photo: async (id: string) => photos.get(id),
  }
  const sent: string[] = []
  const send = vi.fn(async (entries: readonly Entry[]): Promise<unknown> => sent.push(keysOf(entries)))
  const upload = vi.fn(async ({ id }: Entry) => `file-${id}`)
  const open = (userId = 'joao') => createQueue({ store, userId, send, upload, alone: (job) => job() })
  const settled = async (queue: ReturnType<typeof open>) => {
    await queue.drain()
    await vi.waitFor(() => queue.drain())
  }
  return { entries, photos, sent, send, upload, open, settled }
}
const offline = new CallFailed(0, {})
const refused = new CallFailed(422, { code: 'NOT_NOW', messages: ['Carga cancelada.'] })

it('ten taps on the same button are one', async () => {
  const { open, send, settled } = device()
  send.mockRejectedValue(offline)
  const queue = open()
  for (let n = 0; n < 10; n++) await queue.add(tap(`k${n}`, 'accept'))
  await settled(queue)
  expect(queue.waiting().map(({ id }) => id)).toEqual(['k0'])
})

it('a tap is shown once it is stored, and a second one is refused before that', async () => {
  const { open, entries, send } = device()
  send.mockRejectedValue(offline)
  const queue = open()
  const shown: [string[], string[]][] = []
  queue.subscribe(() => shown.push([queue.waiting().map(({ id }) => id), [...entries.keys()]]))
  expect(await Promise.all([queue.add(tap('k1', 'accept')), queue.add(tap('k2', 'accept'))])).toEqual([true, false])
  expect(shown.length).toBeGreaterThan(0)
  for (const [ids, stored] of shown) expect(stored).toEqual(ids)
})

it('taps without a network survive a restart, and go out in order with their own keys', async () => {
  const { open, send, sent, settled } = device()
  send.mockRejectedValue(offline)
  const before = open()
  await before.add(tap('k1', 'startCollect'))
  await before.add(tap('k2', 'finishCollect'))
  await settled(before)
  expect(sent).toEqual([])
  send.mockReset().mockImplementation(async (entries) => sent.push(keysOf(entries)))
  const after = open()
  await settled(after)
  expect(sent).toEqual(['k1', 'k2'])
  expect(after.waiting()).toEqual([])
})

it('a refusal says why, stops its trip, keeps the photo, and lets other trips go', async () => {
  const { open, send, sent, photos, settled } = device()
  send.mockImplementation(async (entries) => {
    const id = keysOf(entries)
    if (id === 'k1') throw refused
    return sent.push(id)
  })
  const queue = open()
  await queue.add(tap('k1', 'addImages', { hasPhoto: true }), new Blob(['foto']))
  await queue.add(tap('k2', 'end'))
  await queue.add(tap('k3', 'startCollect', { tripId: 'two' }))
  await settled(queue)
  expect(sent).toEqual(['k3'])
  expect(queue.waiting().map(({ id, refusal }) => [id, refusal])).toEqual([
    ['k1', 'Carga cancelada.'],
    ['k2', undefined],
  ])
  expect(photos.has('k1')).toBe(true)
  await queue.discard('k1')
  await settled(queue)
  expect(sent).toEqual(['k3', 'k2'])
})

it('a photo is uploaded once, however often its command is sent', async () => {
  const { open, send, upload, settled } = device()
  send.mockRejectedValueOnce(offline)
  const queue = open()
  await queue.add(tap('k1', 'addImages', { hasPhoto: true }), new Blob(['foto']))
  await settled(queue)
  expect([upload.mock.calls.length, queue.waiting().length]).toEqual([1, 0])
  expect(send.mock.lastCall?.[0]).toMatchObject([{ fileId: 'file-k1' }])
})

it('another user’s entries wait for that user', async () => {
  const { open, send, sent, settled } = device()
  send.mockRejectedValueOnce(offline)
  const queue = open()
  await queue.add(tap('k1', 'startCollect'))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  const hers = open('maria')
  await settled(hers)
  expect([sent, hers.waiting().length, hers.ofOthers()]).toEqual([[], 0, 1])
})

it('a position waits for nothing, and is dropped when refused', async () => {
  const { open, send, sent, settled } = device()
  send.mockImplementation(async (entries) => {
    const id = keysOf(entries)
    if (id !== 'k3') throw refused
    return sent.push(id)
  })
  const queue = open()
  await queue.add(tap('k1', 'startTransit'))
  await queue.add(tap('k2', 'position'))
  await settled(queue)
  await queue.add(tap('k3', 'position'))
  await settled(queue)
  expect(sent).toEqual(['k3'])
  expect(queue.waiting().map(({ id }) => id)).toEqual(['k1'])
})

it('positions that waited go out in one call, beside the steps of their trip', async () => {
  const { open, send, sent, settled } = device()
  send.mockRejectedValue(offline)
  const queue = open()
  await queue.add(tap('k1', 'startTransit'))
  for (const id of ['k2', 'k3', 'k4']) await queue.add(tap(id, 'position'))
  await settled(queue)
  send.mockReset().mockImplementation(async (entries) => sent.push(keysOf(entries)))
  await settled(queue)
  expect(sent.toSorted()).toEqual(['k1', 'k2+k3+k4'])
  expect(queue.waiting()).toEqual([])
})
