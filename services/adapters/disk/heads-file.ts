import type { KeyObject } from 'node:crypto'
import { closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadLog, SignedHead } from '../../kit/notary.ts'

export const notaryFiles = (folder: string) => ({
  folder: join(folder, 'notary'),
  heads: join(folder, 'notary', 'heads.jsonl'),
  publicKey: join(folder, 'notary', 'public.pem'),
  key: join(folder, 'notary.key'),
})

const linesOf = (text: string) => text.split('\n').flatMap((line) => (/^\{.*\}$/.test(line) ? [JSON.parse(line) as SignedHead] : []))

/** Bytes read at once. */
const CHUNK = 65_536

/** Signed heads, one per line of a file, oldest first, without keeping them. Skips a line that a crash left unfinished. */
export const headsIn = function* (file: string): Generator<SignedHead> {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(CHUNK)
    let rest = ''
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      const text = rest + chunk.toString('latin1', 0, read)
      const end = text.lastIndexOf('\n') + 1
      yield* linesOf(text.slice(0, end))
      rest = text.slice(end)
    }
    yield* linesOf(rest)
  } finally {
    closeSync(handle)
  }
}

/** All heads of a file. */
export const readHeads = (file: string): readonly SignedHead[] => [...headsIn(file)]

/** The end of a file, without reading all of it. */
const endOf = (file: string, bytes = 4_096): string => {
  if (!existsSync(file)) return ''
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const end = Buffer.alloc(Math.min(size, bytes))
    readSync(handle, end, 0, end.length, size - end.length)
    return end.toString()
  } finally {
    closeSync(handle)
  }
}

/** The last two heads of a file, the older first. */
export const latestHeads = (file: string): readonly SignedHead[] => {
  const end = endOf(file)
  return linesOf(end.slice(end.indexOf('{'))).slice(-2)
}

/** The file of heads, with the public key in the same folder for verification. */
export const headsFile = (folder: string, publicKey: KeyObject): HeadLog => {
  const files = notaryFiles(folder)
  mkdirSync(files.folder, { recursive: true, mode: 0o700 })
  writeFileSync(files.publicKey, publicKey.export({ format: 'pem', type: 'spki' }))
  const end = endOf(files.heads)
  /** A line truncated by a crash or a full disk is terminated before the next one starts. */
  let endsWithNewline = end === '' || end.endsWith('\n')
  const append = (line: string) => {
    const handle = openSync(files.heads, 'a', 0o600)
    try {
      const text = endsWithNewline ? line : `\n${line}`
      endsWithNewline = false
      writeFileSync(handle, text)
      fsyncSync(handle)
      endsWithNewline = true
    } finally {
      closeSync(handle)
    }
  }
  return {
    latest: () => latestHeads(files.heads),
    add: (head) => append(`${JSON.stringify(head)}\n`),
  }
}
