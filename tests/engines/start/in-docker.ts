import { readFileSync } from 'node:fs'
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'
import { parse } from 'yaml'
import type { Engine } from './engine.ts'
import type { Image } from './find.ts'
import { freePorts } from './process.ts'

type Compose = { readonly services: Readonly<Record<string, { readonly image: string }>> }
const { services } = parse(readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8')) as Compose

/** The image that deploy/compose.yaml runs for a service. */
const imageOf = (service: string): string => services[service]!.image
const versionOf = (image: string) => image.slice(image.lastIndexOf(':') + 1)

/** From an image of deploy/compose.yaml. `start` gives the container and the address in it. */
const fromCompose = (
  name: string,
  service: string,
  start: (image: GenericContainer) => Promise<{ readonly container: StartedTestContainer; readonly url: string }>,
): Image<Engine> => {
  const image = imageOf(service)
  return {
    image,
    start: async () => {
      const { container, url } = await start(new GenericContainer(image))
      const end = (timeout: number) => async () => void (await container.stop({ timeout }))
      return { name, version: versionOf(image), url, stop: end(20_000), kill: end(0) }
    },
  }
}

/** One node, without security and projections, in memory. */
export const eventStoreInDocker = fromCompose('EventStoreDB', 'eventstore', async (image) => {
  const container = await image
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_MEM_DB: 'true',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
    })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((status) => status < 300))
    .start()
  return { container, url: `esdb://127.0.0.1:${container.getMappedPort(2113)}?tls=false` }
})

/** A replica set of one: it names its address to clients, so that is the same inside and outside (Docker on Linux). */
export const mongoInDocker = fromCompose('MongoDB', 'mongodb', async (image) => {
  const [port] = await freePorts(1)
  const container = await image
    .withNetworkMode('host')
    .withCommand(['mongod', '--port', String(port), '--replSet', 'rs0', '--bind_ip', '127.0.0.1'])
    .withWaitStrategy(Wait.forLogMessage('Waiting for connections'))
    .start()
  const set = `rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:${port}' }] }); while (!db.hello().isWritablePrimary) sleep(100)`
  const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--port', String(port), '--eval', set])
  if (exitCode !== 0) throw new Error(`MongoDB made no replica set: ${output}`)
  return { container, url: `mongodb://127.0.0.1:${port}/?replicaSet=rs0` }
})

/** Keycloak with these realms, by the names of their files. */
export const keycloakInDocker = (realms: Readonly<Record<string, string>>, env: Readonly<Record<string, string>>): Image<Engine> =>
  fromCompose('Keycloak', 'keycloak', async (image) => {
    const files = Object.entries(realms).map(([name, content]) => ({ content, target: `/opt/keycloak/data/import/${name}` }))
    const container = await image
      .withEnvironment({ ...env, KC_HTTP_RELATIVE_PATH: '/auth', KC_HEALTH_ENABLED: 'true' })
      .withCopyContentToContainer(files)
      .withCommand(['start-dev', '--import-realm'])
      .withExposedPorts(8080)
      .withWaitStrategy(Wait.forHttp('/auth/realms/master', 8080))
      .withStartupTimeout(300_000)
      .start()
    return { container, url: `http://127.0.0.1:${container.getMappedPort(8080)}/auth` }
  })

/** MinIO with one bucket: a folder of its data is a bucket. */
export const minioInDocker = (bucket: string, { user, password }: { readonly user: string; readonly password: string }): Image<Engine> =>
  fromCompose('MinIO', 'objects', async (image) => {
    const container = await image
      .withEnvironment({ MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password })
      .withEntrypoint(['sh', '-c'])
      .withCommand([`mkdir -p /data/${bucket} && exec minio server /data`])
      .withExposedPorts(9000)
      .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
      .start()
    return { container, url: `http://127.0.0.1:${container.getMappedPort(9000)}/${bucket}` }
  })
