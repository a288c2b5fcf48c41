import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from './secret.ts'

/** A note in a folder: positions and keys in it are of a log in an EventStoreDB, and of no other. */
const noteIn = (folder: string) => join(folder, 'log-elsewhere.txt')

export const isLogElsewhere = (folder: string): boolean => existsSync(noteIn(folder))

/** Written before anything else of such a folder. */
export const noteLogElsewhere = (folder: string): void => {
  if (!isLogElsewhere(folder)) writeDurably(noteIn(folder), 'The log of this folder is in an EventStoreDB: ESDB_URL.\n')
}
