import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('npm test opens a browser for ten stories at most; other journeys are *.browser.spec.ts, of the long run', () => {
  const stories = readdirSync('tests/journeys').filter((file) => file.endsWith('.story.spec.ts'))
  expect(stories.length).toBeLessThanOrEqual(10)
})
