import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screensFile } from '../../deploy/tools/list-screens.ts'

it('every route of web/src/routes is a screen; `npm run screens` lists them again', () => {
  expect(readFileSync('web/src/routes/screens.ts', 'utf8')).toBe(screensFile())
})
