import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { artifacts, versionOf } from './artifacts.ts'
import type { Engine } from './engine.ts'
import { JAVA } from './find.ts'
import { freePorts, listens, runProgram, until } from './process.ts'

const server = fileURLToPath(new URL('./mongo-java/Server.java', import.meta.url))

const fetch = () => artifacts('mongodb')
export const servedMongo = { needs: JAVA, fetch, start: () => startMongoJava() }

/** mongo-java-server: a reimplementation of MongoDB's protocol. With a file (H2), its data survives a clean stop. */
export const startMongoJava = async ({ file, port = 0 }: { readonly file?: string; readonly port?: number } = {}): Promise<Engine> => {
  const libraries = await fetch()
  const [free] = await freePorts(1)
  const at = port || free!
  const program = runProgram('java', ['-Xmx2g', '-cp', join(libraries, '*'), server, String(at), ...(file ? [file] : [])])
  await until(program, () => listens(at))
  return {
    name: 'mongo-java-server (a reimplementation of MongoDB)',
    version: versionOf('mongo-java-server'),
    url: `mongodb://127.0.0.1:${at}`,
    stop: program.stop,
    kill: program.kill,
  }
}
