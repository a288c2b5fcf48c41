import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataRefused } from '../../kit/data-refused.ts'
import { isSigningKey, signingKeyCheck } from '../../kit/key-check.ts'
import type { KeyRing } from '../../kit/key-ring.ts'
import { makeSecret, ringIn, type SecretPlace, sourceOf, writeDurably } from './secret.ts'

/** Holds the check value of the key, so that a changed key is detected before it invalidates every issued link. */
export const shareCheckFile = (folder: string) => join(folder, 'share.check')
export const sharePlace = (folder: string, setting: string | undefined): SecretPlace => ({
  name: 'SHARE_KEY',
  setting,
  file: join(folder, 'share.key'),
})

/**
 * The keys that sign and verify share links; undefined when there are no links and a new key may be made. Throws when the key is missing
 * or none of them is the one used before.
 */
export const checkedShareKey = (folder: string, setting: string | undefined, hasLinks: boolean): KeyRing | undefined => {
  const [place, file] = [sharePlace(folder, setting), shareCheckFile(folder)]
  const check = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  const otherwise = `where it is lost, remove ${file} and set SHARE_KEY to a new one (node services/dist/make-keys.js): links given out before end`
  const ring = ringIn(place)
  if (!ring && (check !== undefined || hasLinks))
    throw new DataRefused(
      `${place.file} is missing, and share links are signed with it: put it back from a backup, or set SHARE_KEY; ${otherwise}`,
    )
  if (ring && check !== undefined && !isSigningKey(ring, check))
    throw new DataRefused(`${sourceOf(place)} is not the key that signs the share links of ${folder}: use the one before; ${otherwise}`)
  return ring
}

/** Stores the check value that identifies the key, and makes the key when there is none. */
export const keepShareKey = (folder: string, given: KeyRing | undefined): KeyRing => {
  const ring: KeyRing = given ?? [makeSecret(sharePlace(folder, undefined).file)]
  if (!existsSync(shareCheckFile(folder))) writeDurably(shareCheckFile(folder), `${signingKeyCheck(ring[0])}\n`)
  return ring
}
