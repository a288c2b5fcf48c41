import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { files, folderWithModule, NAME, specs } from './module-folder.ts'
import { badName, linesOf } from './new-module.mjs'
import { root } from './places.mjs'

/** Imports that lead nowhere, or to a name that is not exported there. */
const lostImports = ({ path, text }: { path: string; text: string }): readonly string[] =>
  [...text.matchAll(/^import (?:type )?(?:\{(.+)\} from )?'(@embarca\/(?:contracts|tests)|\.{1,2})\/(.+)'$/gm)].flatMap(
    ([line, names = '', base, rest]) => {
      const to = base!.startsWith('@') ? `${base!.slice('@embarca/'.length)}/${rest}` : join(dirname(path), base!, rest!)
      const own = files.find((file) => file.path === to)?.text
      if (own === undefined && !existsSync(join(root, to))) return [line]
      const exports = own ?? readFileSync(join(root, to), 'utf8')
      const missing = names.split(',').map((name) =>
        name
          .replace('type ', '')
          .replace(/ as .*/, '')
          .trim(),
      )
      return missing.some((name) => name && !new RegExp(`export (const|type|function) ${name}\\b`).test(exports)) ? [line] : []
    },
  )

describe('a new module', () => {
  it.each([undefined, '', 'Pool', 'trailer_pool', 'trailer--pool', '-pool', 'kit/x', 'pool-2'])('is not named %s', (name) => {
    expect(badName(name)).toMatch(/^Name the module in kebab-case/)
  })
  it('is not named like one that there is', () => {
    expect(badName('saved-view')).toBe('contracts/saved-view exists already: choose another name.')
    expect(badName(NAME)).toBeUndefined()
  })
  it('has nothing of the template left in it, and a line in each list of manifests', () => {
    expect(files.filter(({ path, text }) => /sample/i.test(path + text))).toEqual([])
    expect(linesOf(NAME).map(([path]) => path)).toEqual(['contracts/modules.ts', 'services/manifests.ts', 'projections/views.ts'])
  })
  it.each(files.filter(({ path }) => /\.tsx?$/.test(path)))('$path imports what there is', (file) => {
    expect(lostImports(file)).toEqual([])
  })
})

const folder = folderWithModule()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
// Its own specs decide its commands and fold its events.
for (const { path } of specs) await import(/* @vite-ignore */ join(folder, path))
