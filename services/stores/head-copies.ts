import type { Logger } from 'pino'
import { copiedMark } from '../adapters/disk/copied-mark.ts'
import { notaryFiles } from '../adapters/disk/heads-file.ts'
import { headsAfter } from '../adapters/disk/signed-heads.ts'
import { s3Heads } from '../adapters/s3/heads.ts'
import type { Config } from '../config.ts'
import { type CopiedHeads, copiedHeads } from '../kit/copy-heads.ts'
import type { HeadLog } from '../kit/notary.ts'
import { bucketOf } from './bucket-of.ts'

export type BucketSettings = Pick<Config, 'S3_URL' | 'S3_REGION' | 'HEADS_RETAINED_DAYS' | 'dataDir'>

/** The heads in the bucket that the settings name; undefined where they name none. */
export const headsInBucket = ({ S3_URL, S3_REGION, HEADS_RETAINED_DAYS }: Omit<BucketSettings, 'dataDir'>, env: NodeJS.ProcessEnv) =>
  S3_URL === undefined ? undefined : s3Heads(bucketOf(S3_URL, S3_REGION, env), { retainedDays: HEADS_RETAINED_DAYS })

/** Copies of what this process signs; without an object store, heads stay in the folder alone. */
export const headCopies = (config: BucketSettings, env: NodeJS.ProcessEnv, log: Logger) => {
  const bucket = headsInBucket(config, env)
  let copies: CopiedHeads | undefined
  return {
    /** The heads' file, from which each head is copied. */
    of: (heads: HeadLog): HeadLog => {
      if (!bucket) return heads
      copies = copiedHeads(heads, {
        put: bucket.put,
        after: (position, limit) => headsAfter(notaryFiles(config.dataDir).heads, position, limit),
        copied: copiedMark(config.dataDir),
        failed: (err) => log.warn({ err }, 'a signed head could not be copied to S3_URL: it is tried again'),
      })
      return copies.heads
    },
    /** Undefined while this process signs nothing. */
    uncopiedMs: (): number | undefined => copies?.uncopiedMs(),
    stop: async (): Promise<void> => {
      const ended = copies
      copies = undefined
      await ended?.stop()
    },
  }
}
export type HeadCopies = ReturnType<typeof headCopies>
