import { DataRefused } from '../../kit/data-refused.ts'
import { isSignedBy, notaryKey, type SignedHead } from '../../kit/notary.ts'
import { notaryFiles } from './heads-file.ts'

/** A key that may have been found, and the setting or file that it comes from or is missing from. */
type Found = { readonly secret: Buffer | undefined; readonly source: string }

/**
 * The secret that signs a folder's heads; undefined when nothing is signed yet and a new key may be made. Throws when the key is missing
 * or is not the one used before.
 */
export const checkedNotaryKey = ({ secret, source }: Found, folder: string, last: SignedHead | undefined): Buffer | undefined => {
  if (!last) return secret
  const { heads, folder: notary } = notaryFiles(folder)
  const otherwise = `or, where that key is lost, move ${notary} to a safe place and begin signing again`
  if (!secret)
    throw new DataRefused(`${source} is missing, and it signed ${heads}: put it back from a backup, or set NOTARY_KEY, ${otherwise}`)
  if (!isSignedBy(notaryKey(secret).publicKey, last))
    throw new DataRefused(`${source} is not the key that signed ${heads}: use the one it was signed with, ${otherwise}`)
  return secret
}
