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

/** Bytes that sealing adds. */
export const SEAL_SIZE = IV + TAG

/** AES-256-GCM: nonce, ciphertext and tag. */
export const sealedBytes = (key: Buffer, bytes: Buffer): Buffer => {
  const iv = nonce()
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = cipher.update(bytes)
  cipher.final()
  return Buffer.concat([iv, body, cipher.getAuthTag()])
}
/** Throws when the bytes were changed or the key is wrong. */
export const openedBytes = (key: Buffer, bytes: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()])
}

/** A sealed text, as base64. */
export const sealed = (key: Buffer, text: string): string => sealedBytes(key, Buffer.from(text)).toString('base64')
export const opened = (key: Buffer, blob: string): string => openedBytes(key, Buffer.from(blob, 'base64')).toString('utf8')
