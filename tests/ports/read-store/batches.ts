import { expect, it } from 'vitest'
import type { Card, OnCards } from './cards.ts'

/** Specs of batched writes. */
export const batches = (on: OnCards) => {
  const { ids, put } = on

  it('writes a batch with its checkpoint atomically', async () => {
    await on.views.batch(async () => void (await put({ id: 'k', shipperId: 's1', section: 'new' })), { group: 'board', position: '41' })
    const failing = on.views.batch(
      async () => {
        await put({ id: 'l', shipperId: 's1', section: 'new' })
        await put({ id: 'k', shipperId: 's1', section: 'road' }, 1)
        expect(await on.views.get<Card>('port-cards', 'l')).toMatchObject({ id: 'l' })
        throw new Error('poison')
      },
      { group: 'board', position: '42' },
    )
    await expect(failing).rejects.toThrow('poison')
    expect(await on.views.get('port-cards', 'l')).toBeUndefined()
    expect(await on.views.get('port-cards', 'k')).toMatchObject({ section: 'new' })
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1 })
    expect([await on.views.checkpoint('board'), await on.views.checkpoint('other')]).toEqual(['41', '-1'])
    await on.views.batch(() => {}, { group: 'other', position: '7' })
    expect(await on.views.lastPosition()).toBe('7')
  })

  it('buffers changes until the next checkpoint, each document once', async () => {
    const state = async () => [
      (await on.views.get<Card>('port-cards', 'k'))?.section,
      JSON.parse((await on.views.sent('port-cards', 'k')) ?? '{}').section,
    ]
    await on.views.gather(async () => void (await put({ id: 'k', shipperId: 's1', section: 'new' })))
    expect(await state()).toEqual(['new', 'new'])
    await on.views.batch(async () => void (await put({ id: 'l', shipperId: 's1', section: 'new' })))
    await on.views.gather(async () => void (await put({ id: 'k', shipperId: 's1', section: 'road' }, 1)))
    const failing = on.views.gather(async () => {
      await put({ id: 'k', shipperId: 's1', section: 'lost' }, 2)
      throw new Error('poison')
    })
    await expect(failing).rejects.toThrow('poison')
    expect(await state()).toEqual(['road', 'road'])
    await on.views.batch(() => {}, { group: 'board', position: '43' })
    expect(await state()).toEqual(['road', 'road'])
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, road: 1 })
    await put({ id: 'k', shipperId: 's1', section: 'done' }, 2)
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ new: 1, done: 1 })
  })

  it('writes buffered changes in chunks, the checkpoint with the last', async () => {
    if (!on.views.writeSome) return
    const source = { stream: 's', revision: 0, position: '7' }
    await on.views.gather(async () => {
      for (const id of ['a', 'b', 'c'])
        await on.views.change<Card>('port-cards', id, source, () => ({ id, shipperId: 's1', section: 'new' }))
    })
    expect(await on.views.writeSome(2)).toBe(true)
    expect(await ids({})).toEqual(['b', 'a'])
    expect(await on.views.checkpoint('board')).toBe('-1')
    expect((await on.views.change<Card>('port-cards', 'a', source, () => undefined)).outcome).toBe('seen')
    expect(await on.views.writeSome(2)).toBe(false)
    await on.views.batch(() => {}, { group: 'board', position: '7' })
    expect(await ids({})).toEqual(['c', 'b', 'a'])
    expect(await on.views.checkpoint('board')).toBe('7')
  })

  it('loses nothing when one of the chunks fails', async () => {
    if (!on.views.writeSome) return
    const put = (id: string, section: string, revision: number) =>
      on.views.change<Card>('port-cards', id, { stream: `s-${id}`, revision, position: '0' }, () => ({ id, shipperId: 's1', section }))
    const sections = () => on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })
    const unreadable = 1n as unknown as string
    await put('a', 'new', 0)
    await on.views.gather(async () => {
      for (const id of ['b', 'c']) await put(id, 'new', 0)
      await put('a', 'road', 1)
    })
    expect(await on.views.writeSome(1)).toBe(true)
    expect(await on.views.writeSome(1)).toBe(true)
    await on.views.gather(async () => void (await put('b', 'done', 1)))
    await on.views.gather(async () => void (await put('c', unreadable, 1)))
    await on.views.writeSome(2)
    await expect(on.views.writeSome(1)).rejects.toThrow()
    await on.views.gather(async () => {
      await put('c', 'road', 2)
      await put('d', 'new', 0)
    })
    await on.views.batch(() => {}, { group: 'board', position: '7' })
    expect(await sections()).toEqual({ road: 2, done: 1, new: 1 })
    expect(await on.views.get('port-cards', 'c')).toMatchObject({ section: 'road' })
    expect(await on.views.checkpoint('board')).toBe('7')
    await put('b', 'road', 2)
    expect(await sections()).toEqual({ road: 3, new: 1 })
  })

  it('writes a single-event document once, however often the event is delivered', async () => {
    const changeTo = (section: string) =>
      on.views.batch(
        async () => {
          await on.views.prefetch?.([{ view: 'port-cards', id: 'k', isSingleEvent: true }])
          await on.views.change<Card>(
            'port-cards',
            'k',
            { stream: 's', revision: 3, position: '7', isSparse: true, isSingleEvent: true },
            () => {
              return { id: 'k', shipperId: 's1', section }
            },
          )
        },
        { group: 'board', position: '7' },
      )
    await changeTo('first')
    await changeTo('again')
    expect(await on.views.get('port-cards', 'k')).toMatchObject({ section: 'first' })
    expect(await on.views.count('port-cards', { where: { shipperId: 's1' }, by: 'section' })).toEqual({ first: 1 })
  })

  it('runs batches one after the other', async () => {
    const order: string[] = []
    const slow = on.views.batch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push('slow')
    })
    await Promise.all([slow, on.views.batch(() => void order.push('quick'))])
    expect(order).toEqual(['slow', 'quick'])
  })
}
