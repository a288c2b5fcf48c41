import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DataRefused } from '../../kit/data-refused.ts'

/** A person who was forgotten: an id without meaning elsewhere. */
export type Forgotten = { readonly subject: string; readonly shipperId: string; readonly at: string }

/** The list of a folder, where no other place is set. It belongs where the backups are: a restored backup knows nobody forgotten later. */
export const forgottenFile = (folder: string): string => join(folder, 'notary', 'forgotten.jsonl')

/** Adds people to the list; on the disk when it returns. */
export const noteForgotten = (file: string, people: readonly Forgotten[]): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const handle = openSync(file, 'a', 0o600)
  try {
    writeSync(handle, people.map((one) => `${JSON.stringify(one)}\n`).join(''))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Everyone on the list, each once. Throws one line when there is no list or a line is not one of it. */
export const forgottenIn = (file: string): readonly Forgotten[] => {
  if (!existsSync(file)) throw new DataRefused(`${file} is no list of forgotten people`)
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const people = lines.map((line, at) => {
    try {
      return JSON.parse(line) as Forgotten
    } catch (error) {
      throw new DataRefused(`${file}: line ${at + 1} cannot be read: restore the list, a person may be missing in it`, { cause: error })
    }
  })
  return [...new Map(people.map((one) => [one.subject, one])).values()]
}
