import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a key of 32 bytes is looked for: in a setting, else in a file that only its owner may read. */
export type SecretPlace = {
  readonly name: 'MASTER_KEY' | 'NOTARY_KEY' | 'SHARE_KEY'
  readonly setting: string | undefined
  readonly file: string
}

const HEX = /^[\da-f]{64}$/i

/** The name of the setting or the file that a key comes from. */
export const sourceOf = ({ name, setting, file }: SecretPlace): string => (setting === undefined ? file : name)

/** The key; undefined when neither the setting nor the file is there. Throws when it is no key. */
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

/** Makes a text's file so that it is on the disk, whole, before anybody relies on it; a crash leaves all of it or nothing. */
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

/** A new key in a file: only for data that nothing was sealed or signed in yet. */
export const makeSecret = (file: string): Buffer => {
  const secret = randomBytes(32)
  writeDurably(file, `${secret.toString('hex')}\n`)
  return secret
}
