import { DataRefused } from '../../kit/data-refused.ts'
import { isMasterKey } from '../../kit/key-check.ts'
import type { KeyRing } from '../../kit/key-ring.ts'
import { ringIn, type SecretPlace, sourceOf } from '../disk/secret.ts'
import { type FolderState, RESTORE } from './inspect-folder.ts'

const PUT_BACK = 'from where it is kept, or from a backup of the folder'

/**
 * The master keys of a folder; undefined when nothing is sealed yet and a new key may be made. Throws when the key is missing or none is
 * the one used before.
 */
export const checkedMasterKey = (place: SecretPlace, keysFile: string, { log, keys }: FolderState): KeyRing | undefined => {
  if (log?.namesPeople && !keys) throw new DataRefused(`${keysFile} is missing, and the log names people whose keys it holds: ${RESTORE}`)
  const master = ringIn(place)
  if (!keys || (keys.check ?? keys.oldest) === undefined) return master
  if (!master)
    throw new DataRefused(
      `${place.file} is missing, and it seals the keys of people in ${keysFile}: put it back ${PUT_BACK}, or set MASTER_KEY`,
    )
  if (!isMasterKey(master, keys))
    throw new DataRefused(`${sourceOf(place)} is not the key that seals ${keysFile}: use the one it was written with, ${PUT_BACK}`)
  return master
}
