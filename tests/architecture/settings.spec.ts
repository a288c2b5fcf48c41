import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const namesIn = (file: string, line: RegExp) =>
  [...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(line)].map(([, name]) => name).sort()

it('every setting the program reads is explained in deploy/embedded.env, and no other', () => {
  expect(namesIn('deploy/embedded.env', /^(?:# )?([A-Z_]+)=/gm)).toEqual(namesIn('services/config.ts', /^ {2}([A-Z_]+):/gm))
})
