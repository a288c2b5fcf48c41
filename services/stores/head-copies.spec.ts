import { rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { startFakeBucket } from '../../tests/kit/fake-bucket.ts'
import { opened, portEvents, write } from '../../tests/ports/events.ts'
import { temporaryFolder } from '../../tests/ports/stores.ts'
import { headsIn, notaryFiles } from '../adapters/disk/heads-file.ts'
import { type HeadInBucket, s3Heads } from '../adapters/s3/heads.ts'
import { dataFiles, openData } from '../adapters/sqlite/open-data.ts'
import { storedEvents } from '../adapters/sqlite/stored-events.ts'
import { readConfig } from '../config.ts'
import { notaryKey } from '../kit/notary.ts'
import { verifier } from '../kit/verify-log.ts'
import { processLog } from '../process-log.ts'
import { headCopies } from './head-copies.ts'

const NOTARY_KEY = '7'.repeat(64)
const folder = temporaryFolder()
const bucket = await startFakeBucket()
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})
const env = { S3_URL: bucket.url, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's', DATA_DIR: folder, HEADS_RETAINED_DAYS: '30', LOG_LEVEL: 'silent' }
const config = readConfig(env)
const listed = async () => {
  const heads: HeadInBucket[] = []
  for await (const one of s3Heads({ url: bucket.url, accessKey: 'a', secretKey: 's' }).list()) heads.push(one)
  return heads
}

/** Records an event, and signs it at the end. */
const session = async (at = folder, stream = 'load-1') => {
  const copies = headCopies({ ...config, dataDir: at }, env, processLog(config))
  const data = openData(at, { eventSchemas: portEvents, notaryKey: NOTARY_KEY, heads: copies.of })
  await data.events.append(write({ stream, events: [opened()] }))
  await data.close()
  await copies.stop()
}
const verified = async (at: string) => {
  const copies = await listed()
  const { publicKey } = notaryKey(Buffer.from(NOTARY_KEY, 'hex'))
  const check = verifier(headsIn(notaryFiles(at).heads), publicKey, undefined, { copies })
  for (const event of storedEvents(dataFiles(at).log)) check.take(event)
  return check.result()
}

it('each signed head is also in the bucket, where nobody may delete it for the days that are set', async () => {
  for (const stream of ['load-1', 'load-2', 'load-3']) await session(folder, stream)
  const heads = [...headsIn(notaryFiles(folder).heads)]
  expect(await listed()).toEqual(heads.map(({ position, hash }) => ({ position, hash })))
  expect(bucket.versions.map(({ body }) => JSON.parse(body))).toEqual(heads)
  const { headers } = bucket.versions[0]!
  expect(headers).toMatchObject({ 'x-amz-object-lock-mode': 'COMPLIANCE', 'content-md5': expect.any(String) })
  const days = (Date.parse(String(headers['x-amz-object-lock-retain-until-date'])) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
  expect(await verified(folder)).toMatchObject({ findings: [], copies: 3 })
})

it('given another log under the same key, or a copy that was hidden, the copies still say what was signed', async () => {
  const other = temporaryFolder()
  const data = openData(other, { eventSchemas: portEvents, notaryKey: NOTARY_KEY })
  await data.events.append(write({ stream: 'load-9', events: [opened()] }))
  await data.close()
  bucket.hide(bucket.versions[0]!.key)
  const { findings } = await verified(other)
  expect(findings).toEqual([
    expect.stringMatching(/^the log up to position 0 is not the one of which a head was copied/),
    'the log was cut: it ends before position 1, but a head of position 1 was copied',
    'the log was cut: it ends before position 1, but a head of position 2 was copied',
  ])
  rmSync(other, { recursive: true, force: true })
})

it('days of copies without a bucket are refused', () => {
  expect(() => readConfig({ HEADS_RETAINED_DAYS: '30' })).toThrow('HEADS_RETAINED_DAYS is about copies in the bucket of S3_URL')
})
