import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screensFile } from '../../deploy/tools/list-screens.ts'

it('every route of web/src/routes is in the list of screens; `npm run screens` writes it again', () => {
  expect(readFileSync('web/src/routes/screens.ts', 'utf8')).toBe(screensFile())
})
