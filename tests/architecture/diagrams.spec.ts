import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { diagrams } from '../../deploy/tools/draw-lifecycles.ts'

it.each(diagrams())('the diagram $file is what its machine says; `npm run diagrams` draws it again', ({ file, svg }) => {
  expect(readFileSync(new URL(`../../contracts/diagrams/${file}`, import.meta.url), 'utf8')).toBe(svg)
})
