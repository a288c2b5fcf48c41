import { homedir } from 'node:os'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
export const cache = resolve(root, 'node_modules/.cache')
export const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')

/** Whether emptying `folder` would take the repository, the home folder or more with it. */
export const holdsMore = (folder) => [root, homedir()].some((precious) => contains(folder, precious))

const contains = (outer, inner) => {
  const way = relative(outer, inner)
  return !way.startsWith('..') && !isAbsolute(way)
}
