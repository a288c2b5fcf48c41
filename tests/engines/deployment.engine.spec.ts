import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../ports/stores.ts'
import { answers } from './start/artifacts.ts'
import { freePorts, listens, runProgram, until } from './start/process.ts'

// Each of these tools is in Debian's packages, or is one command of Go or pip; where one is missing, its test is skipped.
const run = promisify(execFile)
const deploy = (path: string) => fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url))
const has = async (...command: string[]) => answers(command)

const running: { stop(): Promise<unknown> }[] = []
afterAll(() => Promise.all(running.map((one) => one.stop())))

it.runIf(await has('promtool', '--version'))('promtool loads the alerts, and the configuration of Prometheus', async () => {
  await run('promtool', ['check', 'config', deploy('monitoring/prometheus.yml')])
})

it.runIf(await has('hadolint', '--version'))('hadolint finds nothing in the Dockerfile', async () => {
  await run('hadolint', [deploy('Dockerfile')])
})

it.runIf(await has('docker', 'compose', 'version'))('docker compose reads its file', async () => {
  await run('docker', ['compose', '-f', deploy('compose.yaml'), 'config', '--quiet'])
})

const hasKubernetes = (await has('kustomize', 'version')) && (await has('kubernetes-validate', '--version'))
it.runIf(hasKubernetes)('kustomize builds what Kubernetes admits', async () => {
  for (const folder of ['k8s', 'k8s-cilium']) {
    const { stdout } = await run('kustomize', ['build', deploy(folder)])
    const file = join(temporaryFolder(), `${folder}.yaml`)
    writeFileSync(file, stdout)
    await run('kubernetes-validate', ['--strict', file])
  }
})

/** A process behind the gateway that answers a status, and the requests that reached it. */
const upstream = async (status: number) => {
  const requests: IncomingMessage[] = []
  const server = createServer((request, reply) => {
    requests.push(request)
    reply.writeHead(status).end()
  })
  const [port = 0] = await freePorts(1)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  running.push({ stop: async () => server.close() })
  return { port, requests }
}
/** The gateway's files in a folder, for processes of this machine. */
const gatewayFiles = (port: number, upstreams: readonly number[]): string => {
  const folder = temporaryFolder()
  cpSync(deploy('gateway'), folder, { recursive: true })
  mkdirSync(join(folder, 'more'))
  const servers = upstreams.map((one) => `server 127.0.0.1:${one};`).join(' ')
  const parts = ['loads', 'hiring', 'queries', 'push'].map((part) => `upstream ${part} { ${servers} }`)
  writeFileSync(join(folder, 'upstreams.conf'), parts.join('\n'))
  const conf = readFileSync(join(folder, 'nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\n${conf}`)
  return join(folder, 'nginx.conf')
}

it.runIf(await has('nginx', '-v'))(
  'nginx sends a command that a process refuses to the next one, with the same key, and believes no client',
  async () => {
    const [away, here] = [await upstream(503), await upstream(200)]
    const [port = 0] = await freePorts(1)
    const nginx = runProgram('nginx', ['-c', gatewayFiles(port, [away.port, here.port])])
    running.push(nginx)
    await until(nginx, () => listens(port), 10)
    const headers = { 'x-forwarded-for': '6.6.6.6' }
    for (let nth = 0; nth < 4; nth++)
      expect((await fetch(`http://127.0.0.1:${port}/webshipper/shipping`, { method: 'POST', headers })).status).toBe(200)
    const keysOf = ({ requests }: typeof here) => requests.map((request) => String(request.headers['idempotency-key']))
    expect(new Set(keysOf(here)).size).toBe(4)
    expect(away.requests.length).toBeGreaterThan(0)
    for (const key of keysOf(away)) expect(keysOf(here)).toContain(key)
    for (const request of here.requests) expect(request.headers['x-forwarded-for']).toBe('127.0.0.1')
  },
)
