import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { artifacts, versionOf } from './artifacts.ts'
import type { Engine } from './engine.ts'
import { type FoundEngine, find, JAVA } from './find.ts'
import { minioInDocker } from './in-docker.ts'
import { dataFolder, freePorts, runProgram, until } from './process.ts'

export const BUCKET = 'embarca'

const fetchMock = () => artifacts('s3', { alone: true })
/** As specs sign by default; s3mock asks nobody. */
export const { S3_ACCESS_KEY: accessKey = 'anybody', S3_SECRET_KEY: secretKey = 'anything' } = process.env

/** Adobe's s3mock with one bucket: a reimplementation of S3's protocol that does not check signatures. */
const startMock = async (): Promise<Engine> => {
  const folder = await fetchMock()
  const jar = readdirSync(folder).find((name) => name.endsWith('.jar'))!
  const data = dataFolder('s3')
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}/${BUCKET}`
  const settings = [`http-port=${port}`, `store.root=${data.path}`, `store.initial-buckets=${BUCKET}`].map(
    (one) => `--com.adobe.testing.s3mock.${one}`,
  )
  const program = runProgram('java', [`-Djava.io.tmpdir=${data.path}`, '-Xmx256m', '-jar', join(folder, jar), ...settings])
  await until(program, async () => (await fetch(url, { method: 'HEAD' }).catch(() => undefined))?.ok ?? false)
  const end = (how: 'stop' | 'kill') => () => program[how]().finally(data.forget)
  return { name: "s3mock (a reimplementation of S3's protocol)", version: versionOf('s3mock'), url, stop: end('stop'), kill: end('kill') }
}

const running = async (url: string): Promise<Engine> => {
  const version = (await fetch(url, { method: 'HEAD' })).headers.get('server') ?? 'unnamed'
  const nothing = async () => {}
  return { name: 'S3', version, url, stop: nothing, kill: nothing }
}

/** The bucket at `S3_URL` (with `S3_ACCESS_KEY` and `S3_SECRET_KEY`), MinIO in Docker, or the reimplementation from Maven. */
export const s3Server = (): Promise<FoundEngine<Engine> | undefined> =>
  find('S3', {
    address: { variable: 'S3_URL', use: running },
    docker: minioInDocker(BUCKET, { user: accessKey, password: secretKey }),
    served: { needs: JAVA, fetch: fetchMock, start: startMock },
  })
