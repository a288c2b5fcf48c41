import { describe, expect, it, vi } from 'vitest'
import { cachedPages } from './cached-pages.ts'

const TEXT = 'carga '.repeat(1_000)
const text = async () => TEXT

describe('cached pages', () => {
  it('are compressed once for each coding, however many clients ask concurrently', async () => {
    const pages = cachedPages()
    const page = await pages.page('A', 'one', text)
    const [first, second] = await Promise.all([page.coded('br'), page.coded('br')])
    expect(first).toBe(second)
    expect(page.coded('br')).toBe(first)
    expect(await page.coded('gzip')).not.toBe(first)
  })
  it('are dropped with their compressed forms when their tenant changes', async () => {
    const pages = cachedPages()
    const before = await pages.page('A', 'one', text)
    await before.coded('br')
    pages.changed('B')
    expect(pages.cached('one')).toBe(before)
    pages.changed('A')
    expect(pages.cached('one')).toBeUndefined()
  })
  it('are not cached when their tenant changed while they were read', async () => {
    const pages = cachedPages()
    await pages.page('A', 'one', async () => {
      pages.changed('A')
      return TEXT
    })
    expect(pages.cached('one')).toBeUndefined()
  })
  it('are evicted for newer ones, and their compressed forms count towards the limit', async () => {
    const pages = cachedPages(2 * TEXT.length + 4)
    const first = await pages.page('A', 'one', text)
    await pages.page('A', 'two', text)
    expect(pages.cached('one')).toBe(first)
    await first.coded('br')
    expect([pages.cached('one'), pages.cached('two')?.body.toString()]).toEqual([undefined, TEXT])
    const read = vi.fn(text)
    await pages.page('A', 'one', read)
    expect(read).toHaveBeenCalledTimes(1)
  })
})
