import { diskFiles } from '../adapters/disk/files.ts'
import { s3Files } from '../adapters/s3/files.ts'
import { dataFiles } from '../adapters/sqlite/data-files.ts'
import type { Config } from '../config.ts'
import type { Files } from '../kit/files.ts'
import type { Keys } from '../kit/keys.ts'
import { personFiles } from '../kit/person-files.ts'
import { bucketOf } from './bucket-of.ts'

/** Uploads: in the bucket that the settings name, else in the data folder. */
export const fileStore = async (
  { S3_URL, S3_REGION, dataDir }: Pick<Config, 'S3_URL' | 'S3_REGION' | 'dataDir'>,
  env: NodeJS.ProcessEnv,
  keys: Keys,
): Promise<Files> => personFiles(S3_URL ? await s3Files(bucketOf(S3_URL, S3_REGION, env)) : diskFiles(dataFiles(dataDir).files), keys)
