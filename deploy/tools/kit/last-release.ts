import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Release = {
  /** The tag of the last release; before the first one, the last commit. */
  readonly name: string
  /** The files below a folder of the repository, by their path from there, as they were released. */
  files(folder: string): ReadonlyMap<string, string>
}

const MOST_BYTES = 256 * 1024 * 1024

const git =
  (repository: string) =>
  (args: readonly string[], input = ''): Buffer =>
    execFileSync('git', args, { cwd: repository, input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: MOST_BYTES })

/** Splits what `git cat-file --batch` prints: for each object a line that ends with its size, its bytes, and a line end. */
const objectsIn = (printed: Buffer): readonly string[] => {
  const objects: string[] = []
  for (let at = 0; at < printed.length; ) {
    const begin = printed.indexOf('\n', at) + 1
    const end = begin + Number(printed.toString('utf8', at, begin).trim().split(' ').at(-1))
    objects.push(printed.toString('utf8', begin, end))
    at = end + 1
  }
  return objects
}

/**
 * What was last released and is a promise since. It is read from git, so that deleting or editing files does not change it. Undefined
 * outside a git repository, as in an archive of the sources. Throws when a clone has no history: CI fetches the tags.
 */
export const lastRelease = (repository = root): Release | undefined => {
  const run = git(repository)
  const read = <T>(question: () => T): T | undefined => {
    try {
      return question()
    } catch {
      return undefined
    }
  }
  if (read(() => run(['rev-parse', '--verify', 'HEAD'])) === undefined) return undefined
  const tag = read(() => run(['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*']).toString().trim())
  if (tag === undefined && run(['rev-parse', '--is-shallow-repository']).toString().trim() === 'true')
    throw new Error('This clone has no tag to compare contracts with: git fetch --unshallow --tags')
  const name = tag ?? 'HEAD'
  const pathsIn = (folder: string) =>
    run(['ls-tree', '-r', '-z', '--name-only', name, `${folder}/`])
      .toString()
      .split('\0')
      .filter(Boolean)
  return {
    name,
    files: (folder) => {
      const paths = pathsIn(folder)
      const texts = objectsIn(run(['cat-file', '--batch'], paths.map((path) => `${name}:${path}\n`).join('')))
      return new Map(paths.map((path, at) => [path.slice(folder.length + 1), texts[at]!]))
    },
  }
}
