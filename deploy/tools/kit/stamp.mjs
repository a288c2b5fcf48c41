import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cache, root } from './places.mjs'

const SKIPPED = /^(node_modules|dist|\..*)$/

/** Detects changed sources by a hash of their content: `{ current, keep }`. Paths are files or folders in the repository. */
export const stampOf = (name, paths, skip = /(?!)/) => {
  const file = join(cache, `${name}.stamp`)
  const now = createHash('sha256').update(process.platform + process.arch)
  for (const path of paths.flatMap((each) => filesIn(each)).filter((each) => !skip.test(each)))
    now.update(path).update(readFileSync(join(root, path)))
  const digest = now.digest('hex')
  return {
    current: existsSync(file) && readFileSync(file, 'utf8') === digest,
    keep: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, digest)
    },
  }
}

const filesIn = (path) => {
  const at = join(root, path)
  if (!existsSync(at)) return []
  if (!statSync(at).isDirectory()) return [path]
  return readdirSync(at)
    .filter((name) => !SKIPPED.test(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
