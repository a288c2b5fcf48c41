import { createHash } from 'node:crypto'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { SignedHead } from '../../kit/notary.ts'
import { bucketAt, type S3Access } from './bucket.ts'

const FOLDER = 'notary/'
const DAY_MS = 86_400_000
/** Positions of equal length, so that a list of objects is in the order of the log. */
const DIGITS = 20
const NAME = new RegExp(`<Key>${FOLDER}(\\d{${DIGITS}})-([0-9a-f]{64})\\.jsonl</Key>`, 'g')

/** Named by the last head in it, so that a list of objects already says what was signed. */
const nameOf = ({ position, hash }: SignedHead) => `${FOLDER}${position.padStart(DIGITS, '0')}-${hash}.jsonl`

/** What forbids everyone to change or delete an object until a day; the bucket must have been made with object lock. */
const lockedUntil = (time: number) => ({
  'x-amz-object-lock-mode': 'COMPLIANCE',
  'x-amz-object-lock-retain-until-date': new Date(time).toISOString(),
})
const checksumOf = (body: string) => ({ 'content-md5': createHash('md5').update(body).digest('base64') })

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** A head that the bucket has. */
export type HeadInBucket = { readonly position: Position; readonly hash: string }

/** Signed heads in a bucket, kept for a number of days where they may not even be deleted by this server. */
export const s3Heads = (
  access: S3Access,
  { retainedDays, now = Date.now }: { retainedDays?: number | undefined; now?: () => number } = {},
) => {
  const bucket = bucketAt(access)
  return {
    put: async (heads: readonly SignedHead[]): Promise<void> => {
      const body = heads.map((head) => `${JSON.stringify(head)}\n`).join('')
      const locked = retainedDays === undefined ? {} : { ...lockedUntil(now() + retainedDays * DAY_MS), ...checksumOf(body) }
      await bucket.ask(nameOf(heads.at(-1)!), { method: 'PUT', body, type: 'application/jsonl', headers: locked })
    },
    /** What was ever put and is kept, in the order of the log; also what was hidden by a later deletion. */
    list: async function* (): AsyncGenerator<HeadInBucket> {
      let last = ''
      for (let after = ''; ; ) {
        const xml = await (await bucket.ask(`?versions&prefix=${FOLDER}${after}`)).text()
        for (const [name, position = '', hash = ''] of xml.matchAll(NAME)) {
          if (name !== last) yield { position: String(BigInt(position)), hash }
          last = name
        }
        if (textOf(xml, 'IsTruncated') !== 'true') return
        const [key, version] = [textOf(xml, 'NextKeyMarker'), textOf(xml, 'NextVersionIdMarker')]
        after = `&key-marker=${encodeURIComponent(key)}${version && `&version-id-marker=${encodeURIComponent(version)}`}`
      }
    },
  }
}
