import type { S3Access } from '../adapters/s3/bucket.ts'

/** The bucket in the settings, and its credentials. */
export const bucketOf = (url: string, region: string | undefined, env: NodeJS.ProcessEnv): S3Access => ({
  url,
  accessKey: env['S3_ACCESS_KEY'] ?? '',
  secretKey: env['S3_SECRET_KEY'] ?? '',
  ...(region && { region }),
})
