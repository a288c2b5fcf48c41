import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

let known: string | undefined

const read = (): string => {
  try {
    return hash('sha256', readFileSync(process.argv[1] ?? process.execPath))
  } catch {
    return 'unknown'
  }
}

/**
 * Tells programs apart by their bundle: what one folded in part, another does not go on with, because its projectors may differ although
 * their versions do not.
 */
export const programId = (): string => {
  known ??= read()
  return known
}
