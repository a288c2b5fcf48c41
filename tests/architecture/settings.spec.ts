import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const namesIn = (files: readonly string[], line: RegExp) => [
  ...new Set(
    files.flatMap((file) =>
      [...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(line)].map(([, name]) => name as string),
    ),
  ),
]
const SECRETS = /_KEYS?$|_SECRET$/

it('every setting the program reads is explained in deploy/embedded.env or deploy/cluster.env, and no other', () => {
  const explained = namesIn(['deploy/embedded.env', 'deploy/cluster.env'], /^(?:# )?([A-Z][A-Z_]+)=/gm).filter(
    (name) => !SECRETS.test(name),
  )
  expect(explained.sort()).toEqual(
    namesIn(['services/config.ts'], /^ {2}([A-Z_]+):/gm)
      .filter((name) => !SECRETS.test(name))
      .sort(),
  )
})
