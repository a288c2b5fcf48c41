import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { clusterTopics } from '@embarca/services/adapters/kafka/cluster-topics.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runBuilt } from './cluster/program.ts'
import type { Engine } from './start/engine.ts'
import { type EsdbDouble, startEsdbDouble } from './start/eventstoredb.ts'
import { type KafkaEngine, startKafka } from './start/kafka.ts'
import { startMongoJava } from './start/mongodb.ts'
import { dataFolder } from './start/process.ts'
import { describeOn, serversToKill } from './start/suite.ts'

const servers = await serversToKill()
const UNREACHABLE = '127.0.0.1:9'

describeOn('a cluster process at start', servers, () => {
  const folder = dataFolder('bad-input')
  let kafka: KafkaEngine
  let mongo: Engine
  let esdb: EsdbDouble
  beforeAll(async () => {
    ;[kafka, mongo, esdb] = await Promise.all([startKafka(), startMongoJava(), startEsdbDouble()])
  })
  afterAll(async () => {
    for (const engine of [kafka, mongo, esdb]) await engine?.stop()
    folder.forget()
  })

  const settings = () => ({
    PORT: '0',
    DATA_DIR: folder.path,
    DEMO: 'off',
    ESDB_URL: esdb.url,
    KAFKA_BROKERS: kafka.url,
    MONGODB_URL: `${mongo.url}/embarca`,
    MASTER_KEY: '1'.repeat(64),
    SHARE_KEY: '2'.repeat(64),
  })
  /** Expects exactly this one line of output and an exit code other than 0. */
  const refuses = async (wrong: NodeJS.ProcessEnv, line: RegExp) => {
    const { code, output, errors: complained } = await runBuilt('main', [], { ...settings(), ...wrong })
    const lines = complained.split('\n').filter(Boolean)
    expect({ code, output, lines }).toEqual({ code: 1, output: '', lines: [expect.stringMatching(line)] })
  }

  it('names the setting that is missing', () =>
    refuses({ ESDB_URL: undefined }, /^KAFKA_BROKERS is set without ESDB_URL: .*ESDB_URL alone, ESDB_URL with MONGODB_URL, and all three/))

  it('names a missing topic, and a topic with another number of partitions', async () => {
    await refuses({}, /^KAFKA_BROKERS: there is no topic embarca\.\S+; make-topics makes it with \d+ partitions$/)
    const at = { brokers: kafka.url.split(',') }
    await makeTopics(at, [{ name: 'embarca.facts', parts: 5 }])
    await makeTopics(at, clusterTopics)
    await refuses(
      {},
      /^KAFKA_BROKERS: the topic embarca\.facts has 5 partitions where 12 belong; order would break; delete it and create it again$/,
    )
    await withAdmin(at, (admin) => admin.deleteTopics({ topics: ['embarca.facts'] }))
    await vi.waitFor(async () => expect(await makeTopics(at, clusterTopics)).toEqual(['embarca.facts']), { timeout: 20_000, interval: 500 })
  })

  it('names the address that does not answer', async () => {
    await refuses({ KAFKA_BROKERS: UNREACHABLE }, /^KAFKA_BROKERS: no broker answers at 127\.0\.0\.1:9 \(/)
    await refuses(
      { MONGODB_URL: `mongodb://ana:segredo@${UNREACHABLE}/x` },
      /^MONGODB_URL mongodb:\/\/127\.0\.0\.1:9\/x: nobody answers there \(/,
    )
    await refuses(
      { ESDB_URL: `esdb://ana:segredo@${UNREACHABLE}?tls=false` },
      /^ESDB_URL esdb:\/\/127\.0\.0\.1:9\?tls=false: nobody answers there \(/,
    )
    await refuses(
      { S3_URL: `http://${UNREACHABLE}/embarca`, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
      /^S3_URL http:\/\/127\.0\.0\.1:9\/embarca: the object store does not answer/,
    )
    await refuses({ OIDC_ISSUER: `http://${UNREACHABLE}/x` }, /^OIDC_ISSUER http:\/\/127\.0\.0\.1:9\/x: nobody answers there/)
  })

  it('names the address that refuses the password, and never the password', async () => {
    esdb.behaviour.admit = () => 'refused'
    await refuses(
      { ESDB_URL: esdb.url.replace('//', '//ana:segredo@') },
      /^ESDB_URL esdb:\/\/127\.0\.0\.1:\d+\?tls=false: the name or the password is refused \((?!.*segredo)/,
    )
    esdb.behaviour.admit = () => 'welcome'
    await refuses(
      { MONGODB_URL: mongo.url.replace('//', '//ana:segredo@') },
      /^MONGODB_URL mongodb:\/\/127\.0\.0\.1:\d+: (the name or the password is refused|the server there refuses).*\((?!.*segredo)|refuses: (?!.*segredo)/,
    )
  })

  it('names a missing key, and an invalid one', async () => {
    await refuses({ MASTER_KEY: undefined }, /^MASTER_KEY must be 64 hex digits, the same in every process/)
    await refuses({ MASTER_KEY: 'short' }, /^MASTER_KEY is not 64 hex digits$/)
  })

  it('does not touch a read store of a newer version', async () => {
    const url = `${mongo.url}/newer`
    await (await openMongo({ url, masterKey: Buffer.alloc(32) })).close()
    const { db, close } = await connectMongo(url)
    await db.collection<{ _id: string }>('layouts').updateOne({ _id: 'views' }, { $set: { version: 99 } })
    await close()
    await refuses(
      { MONGODB_URL: url },
      /^The read store in database newer \(MONGODB_URL\) was written by a newer version \(99, this one knows \d+\): start that version, or name another database$/,
    )
  })

  it('names what a realm lacks', async () => {
    const text = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const server = createServer((request, reply) => {
      const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const answer = request.url?.endsWith('/token')
        ? { access_token: [{ alg: 'RS256' }, { typ: 'Bearer', sub: 'ana' }, {}].map(text).join('.') }
        : { issuer: here, jwks_uri: `${here}/certs`, token_endpoint: `${here}/token` }
      reply.end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const OIDC_ISSUER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await refuses(
      { OIDC_ISSUER, OIDC_CHECK_SECRET: 'x' },
      /^OIDC_ISSUER \S+: its tokens are not for embarca-api \(aud is "missing"\): give its clients an audience mapper; deploy\/identity\/embarca-realm\.json shows how$/,
    )
    server.close()
  })
})
