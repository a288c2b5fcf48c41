import type { S3Access } from '../adapters/s3/bucket.ts'

/** The bucket that the settings name, and who writes there. */
export const bucketOf = (url: string, region: string | undefined, env: NodeJS.ProcessEnv): S3Access => ({
  url,
  accessKey: env['S3_ACCESS_KEY'] ?? '',
  secretKey: env['S3_SECRET_KEY'] ?? '',
  ...(region && { region }),
})
