import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const DIST = join(import.meta.dirname, '../../web/dist')
/** In bytes: the start was 260.3 kB before PrimeReact was under every widget, and may be a tenth more (decision 28). */
const LIMIT = 287_000

/** The scripts and style sheets that every address loads before its own screen. */
const startFiles = () => [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)]

it('the start of the web app stays small', () => {
  const sizes = startFiles().map(([, file]) => [file, gzipSync(readFileSync(join(DIST, file!)), { level: 9 }).length] as const)
  expect(sizes.filter(([file]) => file!.endsWith('.js')).length).toBeGreaterThan(1)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(LIMIT)
})
