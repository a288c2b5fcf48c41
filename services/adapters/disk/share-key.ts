import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataRefused } from '../../kit/data-refused.ts'
import { signingKeyCheck } from '../../kit/key-check.ts'
import { makeSecret, type SecretPlace, secretIn, sourceOf, writeDurably } from './secret.ts'

/** Holds the check value of the key, so that a changed key is detected before it invalidates every issued link. */
const checkFile = (folder: string) => join(folder, 'share.check')
const placeIn = (folder: string, setting: string | undefined): SecretPlace => ({
  name: 'SHARE_KEY',
  setting,
  file: join(folder, 'share.key'),
})

/**
 * The key that signs share links; undefined when there are no links and a new key may be made. Throws when the key is missing or is not
 * the one used before.
 */
export const checkedShareKey = (folder: string, setting: string | undefined, hasLinks: boolean): Buffer | undefined => {
  const [place, file] = [placeIn(folder, setting), checkFile(folder)]
  const check = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  const otherwise = `where it is lost, remove ${file} and set SHARE_KEY to a new one (node services/dist/make-keys.js): links given out before end`
  const secret = secretIn(place)
  if (!secret && (check !== undefined || hasLinks))
    throw new DataRefused(
      `${place.file} is missing, and share links are signed with it: put it back from a backup, or set SHARE_KEY; ${otherwise}`,
    )
  if (secret && check !== undefined && check !== signingKeyCheck(secret))
    throw new DataRefused(`${sourceOf(place)} is not the key that signs the share links of ${folder}: use the one before; ${otherwise}`)
  return secret
}

/** Stores the check value that identifies the key, and makes the key when there is none. */
export const keepShareKey = (folder: string, given: Buffer | undefined): Buffer => {
  const secret = given ?? makeSecret(placeIn(folder, undefined).file)
  if (!existsSync(checkFile(folder))) writeDurably(checkFile(folder), `${signingKeyCheck(secret)}\n`)
  return secret
}
