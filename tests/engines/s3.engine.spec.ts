import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { s3Files } from '@embarca/services/adapters/s3/files.ts'
import { s3Heads } from '@embarca/services/adapters/s3/heads.ts'
import { afterAll, expect, it } from 'vitest'
import { portEvents, portUpcasts } from '../ports/events.ts'
import { filesSuite } from '../ports/files.ts'
import { proxyTo } from './start/cuttable-proxy.ts'
import { accessKey, s3Server, secretKey } from './start/s3.ts'
import { describeOn } from './start/suite.ts'

const server = await s3Server()
const engine = await server?.start()
const MIB = 1_024 * 1_024

describeOn(engine ? `${engine.name} ${engine.version}` : 'an object store', { S3: server }, () => {
  const { url } = engine ?? { url: '' }
  // Another tenant for each test, because tests share the bucket.
  const open = async () => {
    const own = randomBytes(8).toString('hex')
    const files = await s3Files({ url, accessKey, secretKey })
    const theirs = (shipperId: string) => `${shipperId}/${own}`
    const ours = <About extends { shipperId: string }>(about: About | undefined) =>
      about && { ...about, shipperId: about.shipperId.split('/')[0]! }
    return {
      ...memoryData({ eventSchemas: portEvents, upcasts: portUpcasts }),
      files: {
        put: async (file: Parameters<typeof files.put>[0], content: Readable | Buffer) =>
          ours(await files.put({ ...file, shipperId: theirs(file.shipperId) }, content))!,
        find: async (shipperId: string, fileId: string) => ours(await files.find(theirs(shipperId), fileId)),
        read: (shipperId: string, fileId: string) => files.read(theirs(shipperId), fileId),
        remove: (shipperId: string, fileId: string) => files.remove(theirs(shipperId), fileId),
      },
    }
  }
  afterAll(() => engine?.stop())
  filesSuite('S3', open)

  it('stores a file larger than one part, and keeps nothing of an aborted upload', async () => {
    const { files } = await open()
    const about = { fileId: 'f1', shipperId: 's1', name: 'export.csv', type: 'text/csv', at: '2026-01-05T12:00:00.000Z', by: 'u1' }
    const content = randomBytes(20 * MIB)
    const chunks = Array.from({ length: 20 }, (_, at) => content.subarray(at * MIB, (at + 1) * MIB))
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(await files.put(about, Readable.from(chunks))).toMatchObject({ size: 20 * MIB, sha256 })
    expect((await buffer((await files.read('s1', 'f1'))!)).equals(content)).toBe(true)
    const broken = Readable.from(
      (async function* () {
        yield* chunks
        throw new Error('connection lost')
      })(),
    )
    await expect(files.put({ ...about, fileId: 'f2' }, broken)).rejects.toThrow('connection lost')
    expect(await files.find('s1', 'f2')).toBeUndefined()
  })

  it('lists the signed heads that were put, in the order of the log', async () => {
    const heads = s3Heads({ url, accessKey, secretKey })
    const head = (position: string) => ({
      position,
      hash: randomBytes(32).toString('hex'),
      time: '2026-01-05T12:00:00.000Z',
      signature: 's',
    })
    const put = ['90', '1000', '9007199254740993'].map(head)
    for (const one of put.toReversed()) await heads.put([one])
    await heads.put([put[0]!])
    const listed: unknown[] = []
    for await (const { position, hash } of heads.list()) if (put.some((one) => one.hash === hash)) listed.push(position)
    expect(listed).toEqual(put.map(({ position }) => position))
  })

  it('reports at start what is wrong and names the setting', async () => {
    const unreachable = 'http://127.0.0.1:9/embarca'
    await expect(s3Files({ url: unreachable, accessKey, secretKey })).rejects.toThrow(
      /^S3_URL http:\/\/127\.0\.0\.1:9\/embarca: the object store does not answer/,
    )
    const other = `${url}-that-does-not-exist`
    await expect(s3Files({ url: other, accessKey, secretKey })).rejects.toThrow(/^S3_URL \S+: (there is no such bucket|S3_ACCESS_KEY)/)
  })

  it.runIf(url.startsWith('http://127.0.0.1:'))('reports an outage, and recovers by itself', async () => {
    const { port } = new URL(url)
    const proxy = await proxyTo(Number(port))
    const files = await s3Files({ url: url.replace(`:${port}/`, `:${proxy.port}/`), accessKey, secretKey })
    proxy.cut()
    await expect(files.find('s1', 'f1')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    proxy.restore()
    expect(await files.find('s1', 'f1')).toBeUndefined()
    await proxy.close()
  })
})
