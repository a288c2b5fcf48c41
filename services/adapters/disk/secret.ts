import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a key of 32 bytes comes from: a setting, else a file that only its owner may read. */
export type SecretPlace = {
  readonly name: 'MASTER_KEY' | 'NOTARY_KEY' | 'SHARE_KEY'
  readonly setting: string | undefined
  readonly file: string
}

const HEX = /^[\da-f]{64}$/i

/** The name of the setting or the file that a key comes from. */
export const sourceOf = ({ name, setting, file }: SecretPlace): string => (setting === undefined ? file : name)

/** The key; undefined when neither the setting nor the file exists. Throws when the text is not a key. */
export const secretIn = (place: SecretPlace): Buffer | undefined => {
  const { setting, file } = place
  const text = setting ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  if (text === undefined) return undefined
  if (!HEX.test(text.trim())) throw new Error(`${sourceOf(place)} is not 64 hex digits`)
  return Buffer.from(text.trim(), 'hex')
}

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

/** Writes a new key to a file: only for data in which nothing is sealed or signed yet. */
export const makeSecret = (file: string): Buffer => {
  const secret = randomBytes(32)
  writeDurably(file, `${secret.toString('hex')}\n`)
  return secret
}
