import { expect, it } from 'vitest'
import { recentWrites } from './recent-writes.ts'

const recentWith = (most: Parameters<typeof recentWrites>[0], ...documents: readonly (readonly [key: string, body?: string])[]) => {
  const recent = recentWrites(most)
  for (const [key, body] of documents) recent.set(key, { body })
  return ['a', 'b', 'c'].filter((key) => recent.get(key))
}

it('drops the documents written longest ago', () => {
  expect(recentWith({ documents: 2, text: 100 }, ['a', 'x'], ['b', 'x'], ['c', 'x'])).toEqual(['b', 'c'])
  expect(recentWith({ documents: 2, text: 100 }, ['a', 'x'], ['b', 'x'], ['a', 'y'], ['c', 'x'])).toEqual(['a', 'c'])
})
it('keeps no more text than its limit, and counts a document once', () => {
  expect(recentWith({ documents: 9, text: 10 }, ['a', 'xxxx'], ['b', 'xxxx'], ['c', 'xxxx'])).toEqual(['b', 'c'])
  expect(recentWith({ documents: 9, text: 10 }, ['a', 'xxxx'], ['a', 'xxxx'], ['a', 'xxxx'], ['b', 'xxxx'], ['c'])).toEqual(['a', 'b', 'c'])
})
it('frees the room of deleted documents', () => {
  const recent = recentWrites({ documents: 9, text: 4 })
  recent.set('a', { body: 'xxxx' })
  recent.delete('a')
  recent.delete('never there')
  recent.set('b', { body: 'xx' })
  recent.clear()
  recent.set('c', { body: 'xxxx' })
  expect([recent.get('a'), recent.get('b'), recent.get('c')?.body]).toEqual([undefined, undefined, 'xxxx'])
})
