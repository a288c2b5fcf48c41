import { sign } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DataRefused } from '../../kit/data-refused.ts'
import { isSignedBy, notaryKey, publicKeyId, type SignedHead, signedBy } from '../../kit/notary.ts'
import { headsIn, notaryFiles } from './heads-file.ts'
import { writeDurably } from './secret.ts'

/** Where the heads of a replaced key and its public key are kept, for ever. */
export const replacedFiles = (folder: string, id: string) => {
  const own = join(notaryFiles(folder).folder, `until-${id}`)
  return { folder: own, heads: join(own, 'heads.jsonl'), publicKey: join(own, 'public.pem'), handover: join(own, 'handover.json') }
}

/** The text by which a replaced key names its successor. */
export const handoverText = (from: string, to: string, head: SignedHead | undefined, time: string): Buffer =>
  Buffer.from(`embarca notary ${from} hands over to ${to} after ${head?.position ?? 'nothing'} ${head?.hash ?? ''} ${time}`)

type Rotation = { readonly folder: string; readonly secret: Buffer; readonly before: Buffer; readonly time: string }

/**
 * Has another key sign every head of a folder, so that one key verifies all of them again. The heads as they were signed, their public key
 * and the old key's signed statement of who follows it stay next to them. Repeatable after an interruption: the new file replaces the old
 * one at the end. Returns how many heads were signed; throws when one does not carry the old signature.
 */
export const rotateNotaryIn = ({ folder, secret, before, time }: Rotation): number => {
  const files = notaryFiles(folder)
  const [old, next] = [notaryKey(before), notaryKey(secret)]
  const [from, to] = [publicKeyId(old.publicKey), publicKeyId(next.publicKey)]
  if (!existsSync(files.heads)) return 0
  const kept = replacedFiles(folder, from)
  mkdirSync(kept.folder, { recursive: true, mode: 0o700 })
  const part = `${files.heads}.part`
  const [into, copy] = [openSync(part, 'w', 0o600), openSync(kept.heads, 'w', 0o600)]
  let count = 0
  let last: SignedHead | undefined
  try {
    for (const head of headsIn(files.heads)) {
      if (!isSignedBy(old.publicKey, head))
        throw new DataRefused(
          `the head of ${head.time} in ${files.heads} does not carry the signature of the key before: verify the log first`,
        )
      writeSync(copy, `${JSON.stringify(head)}\n`)
      writeSync(into, `${JSON.stringify(signedBy(next.key, head))}\n`)
      last = head
      count += 1
    }
    for (const handle of [into, copy]) fsyncSync(handle)
  } finally {
    for (const handle of [into, copy]) closeSync(handle)
  }
  writeDurably(kept.publicKey, String(old.publicKey.export({ format: 'pem', type: 'spki' })))
  const signature = sign(null, handoverText(from, to, last, time), old.key).toString('base64')
  writeDurably(kept.handover, `${JSON.stringify({ from, to, time, position: last?.position, hash: last?.hash, signature }, null, 2)}\n`)
  renameSync(part, files.heads)
  writeDurably(files.publicKey, String(next.publicKey.export({ format: 'pem', type: 'spki' })))
  return count
}

/** The key that signed the heads of a folder; undefined when none of these did. */
export const signerOf = (head: SignedHead | undefined, ring: readonly Buffer[]): Buffer | undefined =>
  head && ring.find((key) => isSignedBy(notaryKey(key).publicKey, head))
