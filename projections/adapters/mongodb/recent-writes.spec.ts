import { expect, it } from 'vitest'
import { recentWrites } from './recent-writes.ts'

const recentWith = (most: Parameters<typeof recentWrites>[0], ...documents: readonly (readonly [key: string, body?: string])[]) => {
  const lately = recentWrites(most)
  for (const [key, body] of documents) lately.set(key, { body })
  return ['a', 'b', 'c'].filter((key) => lately.get(key))
}

it('lets go of what was written longest ago', () => {
  expect(recentWith({ documents: 2, text: 100 }, ['a', 'x'], ['b', 'x'], ['c', 'x'])).toEqual(['b', 'c'])
  expect(recentWith({ documents: 2, text: 100 }, ['a', 'x'], ['b', 'x'], ['a', 'y'], ['c', 'x'])).toEqual(['a', 'c'])
})
it('holds no more text than there is room for, and counts a document once', () => {
  expect(recentWith({ documents: 9, text: 10 }, ['a', 'xxxx'], ['b', 'xxxx'], ['c', 'xxxx'])).toEqual(['b', 'c'])
  expect(recentWith({ documents: 9, text: 10 }, ['a', 'xxxx'], ['a', 'xxxx'], ['a', 'xxxx'], ['b', 'xxxx'], ['c'])).toEqual(['a', 'b', 'c'])
})
it('has room again for what is forgotten', () => {
  const lately = recentWrites({ documents: 9, text: 4 })
  lately.set('a', { body: 'xxxx' })
  lately.delete('a')
  lately.delete('never there')
  lately.set('b', { body: 'xx' })
  lately.clear()
  lately.set('c', { body: 'xxxx' })
  expect([lately.get('a'), lately.get('b'), lately.get('c')?.body]).toEqual([undefined, undefined, 'xxxx'])
})
