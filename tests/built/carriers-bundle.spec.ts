import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const DIST = join(import.meta.dirname, '../../web/dist')
const LIMIT = 180_000

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[]; readonly isEntry?: boolean }
type Manifest = Readonly<Record<string, Chunk>>
const read = (path: string) => readFileSync(join(DIST, path))
const manifest = () => JSON.parse(read('carriers-manifest.json').toString()) as Manifest

/** The scripts and style sheets of a chunk and of all that it imports. */
const filesOf = (chunks: Manifest, name: string, found = new Set<string>()): Set<string> => {
  const { file, imports = [], css = [] } = chunks[name]!
  if (found.has(file)) return found
  for (const each of [file, ...css]) found.add(each)
  for (const each of imports) filesOf(chunks, each, found)
  return found
}
const zipped = (files: Iterable<string>) => [...files].map((file) => [file, gzipSync(read(file), { level: 9 }).length] as const)

it.each(['src/carriers/driver/DriverApp.tsx', 'src/carriers/company/CompanyApp.tsx'])('the app starts small: %s', (half) => {
  const chunks = manifest()
  const sizes = zipped(filesOf(chunks, half, filesOf(chunks, 'carriers.html')))
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(LIMIT)
})

it('the shippers’ app and that of carriers load nothing of each other', () => {
  const own = new Set(Object.values(manifest()).map(({ file }) => file))
  expect([...own].every((file) => file.startsWith('assets/carriers/'))).toBe(true)
  expect(read('index.html').toString()).not.toContain('assets/carriers/')
  expect(
    read('carriers.html')
      .toString()
      .match(/assets\/(?!carriers\/)/),
  ).toBeNull()
})
