import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'

const IV = 12
const TAG = 16
const pool = Buffer.alloc(IV * 512)
let used = pool.length

/** A fresh nonce; random bytes are requested in bulk, because one system call costs more than the cipher. */
const nonce = () => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  return pool.subarray(used, (used += IV))
}

/** AES-256-GCM: nonce, ciphertext and tag, as base64. */
export const sealed = (key: Buffer, text: string): string => {
  const iv = nonce()
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = cipher.update(text, 'utf8')
  cipher.final()
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64')
}

/** Throws when the bytes were changed or the key is wrong. */
export const opened = (key: Buffer, blob: string): string => {
  const bytes = Buffer.from(blob, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return decipher.update(bytes.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8')
}
