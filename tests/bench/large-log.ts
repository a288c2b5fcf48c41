import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateLog } from './generated-log.ts'

// npx tsx tests/bench/large-log.ts [EVENTS]: the notary's catch-up, verify-log and a rebuild of every view over a generated log, each in a
// process of its own with HEAP MB of heap, killed with -9 along the way and started again until it ends. BENCH_DIR: where the log is made;
// BENCH_PARTS=notary,verify,rebuild: only these. BENCH_VIEWS=loads,otif: only these views are rebuilt.
const total = Number(process.argv[2] ?? 1_000_000)
/** MB of memory altogether, and of heap: the rest is for the caches of databases. */
const LIMIT = 512
const HEAP = 320
const root = fileURLToPath(new URL('../..', import.meta.url))
const masterKey = '7'.repeat(64)

type Part = { readonly name: string; readonly args: readonly string[] }
type Run = { readonly seconds: number; readonly mb: number; readonly code: number | null }

/** Resident memory at its highest, without pages of files that are mapped: the system may drop those. */
const peakOf = (child: ChildProcess) => {
  let mb = 0
  const look = () => {
    const status = `/proc/${child.pid}/status`
    if (!existsSync(status)) return
    const anonymous = /RssAnon:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))
    mb = Math.max(mb, Number(anonymous?.[1] ?? 0) / 1_024)
  }
  const timer = setInterval(look, 200)
  return {
    end: () => {
      clearInterval(timer)
      return mb
    },
  }
}

/** Runs a part; `killAfter`: seconds until it is killed. */
const run = async (folder: string, { args }: Part, killAfter: number): Promise<Run> => {
  const started = performance.now()
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, '--import', 'tsx', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATA_DIR: folder, MASTER_KEY: masterKey },
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    if (process.env['BENCH_SHOW']) process.stderr.write(chunk)
    said = `${said}${chunk}`.slice(-2_000)
  })
  const peak = peakOf(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfter * 1_000)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  if (code) console.error(said)
  return { seconds: (performance.now() - started) / 1_000, mb: peak.end(), code }
}

/** Kills the part after 20 s, then after 40 s, and lets it end. */
const measured = async (folder: string, part: Part): Promise<boolean> => {
  const runs: Run[] = []
  for (const killAfter of [20, 40, 7_200]) {
    const one = await run(folder, part, killAfter)
    runs.push(one)
    if (one.code !== null) break
  }
  const mb = Math.max(...runs.map((one) => one.mb))
  const { code } = runs.at(-1)!
  const seconds = runs.map((one) => one.seconds.toFixed(0)).join(' + ')
  console.log(`${part.name}: ${seconds} s, at most ${mb.toFixed(0)} MB, ${runs.length - 1} kills, exit code ${code}`)
  return code === 0 && mb <= LIMIT
}

const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-large-log-'))
const views = process.env['BENCH_VIEWS']?.split(',')
const parts: readonly Part[] = [
  { name: 'notary', args: ['tests/bench/sign-log.ts', folder, masterKey] },
  { name: 'verify', args: ['deploy/tools/verify-log.ts', folder] },
  {
    name: 'rebuild',
    args: views ? ['tests/bench/rebuild-log.ts', folder, masterKey, ...views] : ['deploy/tools/rebuild-view.ts', '--all'],
  },
]
try {
  const begun = performance.now()
  const events = await generateLog(folder, total, masterKey)
  console.log(`${events} events made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  let holds = true
  const only = process.env['BENCH_PARTS']?.split(',')
  for (const part of parts.filter(({ name }) => only?.includes(name) ?? true)) holds = (await measured(folder, part)) && holds
  process.exitCode = holds ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
