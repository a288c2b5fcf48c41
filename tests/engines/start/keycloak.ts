import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { artifacts, cachedFolder, short, versionOf } from './artifacts.ts'
import type { Engine } from './engine.ts'
import { type FoundEngine, find, JAVA } from './find.ts'
import { keycloakInDocker } from './in-docker.ts'
import { dataFolder, freePorts, runProgram, until } from './process.ts'

const run = promisify(execFile)

/** `url` is where realms are: `${url}/realms/embarca` is an issuer. */
type Realm = { readonly realm: string; readonly [setting: string]: unknown }

/** The realm of deploy/identity, with a test's changes. */
export const embarcaRealm = (change: (realm: any) => object = (realm) => realm): Realm =>
  change(JSON.parse(readFileSync(new URL('../../../deploy/identity/embarca-realm.json', import.meta.url), 'utf8'))) as Realm

const BUILT = ['--db=dev-mem', '--http-relative-path=/auth']
const SETTINGS = [
  '--optimized',
  '--cache=local',
  '--http-enabled=true',
  '--hostname-strict=false',
  '--http-host=127.0.0.1',
  '--import-realm',
]

/** The distribution, unpacked and built once for these settings, which takes most of a first start. */
const built = async (): Promise<string> => {
  const downloaded = await artifacts('keycloak', { alone: true })
  const zip = join(downloaded, readdirSync(downloaded)[0]!)
  const folder = await cachedFolder(`keycloak-built-${short(zip + BUILT)}`, async (into) => {
    await run('jar', ['xf', zip], { cwd: into })
    await run('sh', [join(into, readdirSync(into)[0]!, 'bin', 'kc.sh'), 'build', ...BUILT])
  })
  return join(folder, readdirSync(folder)[0]!)
}

const started = async (realms: readonly Realm[], env: NodeJS.ProcessEnv): Promise<Engine> => {
  const folder = dataFolder('keycloak')
  cpSync(await built(), folder.path, { recursive: true })
  const imports = join(folder.path, 'data', 'import')
  mkdirSync(imports, { recursive: true })
  for (const one of realms) writeFileSync(join(imports, `${one.realm}-realm.json`), JSON.stringify(one))
  const [port, management] = await freePorts(2)
  const program = runProgram(
    'sh',
    [join(folder.path, 'bin', 'kc.sh'), 'start', ...SETTINGS, `--http-port=${port}`, `--http-management-port=${management}`],
    { env: { ...env, JAVA_OPTS_APPEND: '-Xmx512m' } },
  )
  const url = `http://127.0.0.1:${port}/auth`
  const last = realms.at(-1)!.realm
  await until(program, async () => (await fetch(`${url}/realms/${last}`).catch(() => undefined))?.ok ?? false, 500)
  const end = (how: 'stop' | 'kill') => () => program[how]().finally(folder.forget)
  return { name: 'Keycloak', version: versionOf('keycloak-quarkus-dist'), url, stop: end('stop'), kill: end('kill') }
}

/** Starts the real server, in Docker or from Maven, with these realms imported. An external server is not supported: it would need the realms. */
export const keycloakServer = (realms: readonly Realm[], env: Readonly<Record<string, string>>): Promise<FoundEngine<Engine> | undefined> =>
  find('OpenID', {
    address: {
      variable: 'KEYCLOAK_TEST_URL',
      use: async (url) => ({ name: 'Keycloak', version: 'elsewhere', url, stop: async () => {}, kill: async () => {} }),
    },
    docker: keycloakInDocker(Object.fromEntries(realms.map((one) => [`${one.realm}-realm.json`, JSON.stringify(one)])), env),
    served: { needs: [...JAVA, ['jar', '--version']], fetch: built, start: () => started(realms, env) },
  })
