import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../kit/free-port.ts'
import { cache } from './start/artifacts.ts'
import { dataFolder } from './start/process.ts'

/** The oldest that `engines` admits, and the newest of each line with long support since; npm carries their binaries. */
const VERSIONS = ['20.19.6', '22.23.3', '24.21.0', '26.10.0']
const system = process.platform === 'win32' ? 'win' : process.platform

/** The binary of a version; undefined where npm cannot get it. */
const binaryOf = async (version: string): Promise<string | undefined> => {
  const folder = join(cache, `node-${version}`)
  const name = `node-${system}-${process.arch}`
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  mkdirSync(folder, { recursive: true })
  await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], {
    shell: process.platform === 'win32',
    timeout: 180_000,
  }).catch(() => {})
  return existsSync(binary) ? binary : undefined
}

const found = await Promise.all(VERSIONS.map(async (version) => ({ version, binary: await binaryOf(version) })))

describe.each(found)('on Node $version', ({ version, binary }) => {
  const folder = dataFolder(`node-${version}`)
  afterEach(() => folder.forget())

  it.skipIf(!binary)('the program starts, answers and ends without a word of a library about the version', async () => {
    const port = await freePort()
    const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: folder.path, SIMULATE: 'off', DEMO: 'off' }
    const child = spawn(binary!, ['services/dist/main.js'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [complained, gone] = [text(child.stderr), once(child, 'close')]
    await vi.waitFor(async () => expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200), 60_000)
    expect((await fetch(`http://localhost:${port}/auth/realms/embarca/.well-known/openid-configuration`)).status).toBe(200)
    child.kill('SIGTERM')
    expect([...(await gone), await complained]).toEqual([0, null, ''])
  })
})
