import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { type KeyRing, ringFrom, ringText } from '../../kit/key-ring.ts'

/** Where a key of 32 bytes, and those before it, come from: a setting, else a file that only its owner may read. */
export type SecretPlace = {
  readonly name: 'MASTER_KEY' | 'NOTARY_KEY' | 'SHARE_KEY'
  readonly setting: string | undefined
  readonly file: string
}

/** The name of the setting or the file that a key comes from. */
export const sourceOf = ({ name, setting, file }: SecretPlace): string => (setting === undefined ? file : name)

/** The keys, the newest first; undefined when neither the setting nor the file exists. Throws when the text is not a key. */
export const ringIn = (place: SecretPlace): KeyRing | undefined => {
  const { setting, file } = place
  const text = setting ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  return text === undefined ? undefined : ringFrom(text, sourceOf(place))
}
/** The newest key. */
export const secretIn = (place: SecretPlace): Buffer | undefined => ringIn(place)?.[0]

const makeDurable = (path: string) => {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Writes a text to a new file so that it is complete and on the disk before anything relies on it; after a crash the file has all of it or
 * does not exist.
 */
export const writeDurably = (file: string, text: string): void => {
  const part = `${file}.part`
  const handle = openSync(part, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(part, file)
  // Windows opens no directories; its file system journals the rename.
  if (process.platform !== 'win32') makeDurable(dirname(file))
}

/** Writes keys to a file, one a line, the newest first. */
export const writeRing = (file: string, ring: KeyRing): void => writeDurably(file, `${ringText(ring, '\n')}\n`)

/** Writes a new key to a file: only for data in which nothing is sealed or signed yet. */
export const makeSecret = (file: string): Buffer => {
  const secret = randomBytes(32)
  writeRing(file, [secret])
  return secret
}
