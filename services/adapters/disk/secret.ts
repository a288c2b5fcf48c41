import { readFileSync, writeFileSync } from 'node:fs'

/** 32 bytes as 64 hex digits, from a setting, or else made once and kept in a file only its owner may read. */
export const secretBytes = (setting: string | undefined, file: string, make: () => Buffer): Buffer => {
  if (setting !== undefined) return parsed(setting, 'the key in the environment')
  try {
    writeFileSync(file, `${make().toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return parsed(readFileSync(file, 'utf8'), file)
}

const parsed = (text: string, from: string) => {
  if (!/^[\da-f]{64}$/i.test(text.trim())) throw new Error(`${from} is not 64 hex digits`)
  return Buffer.from(text.trim(), 'hex')
}
