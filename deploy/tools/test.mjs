import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checkNode } from './kit/node-version.mjs'
import { cache, root } from './kit/places.mjs'
import { faultsOf, readQuarantine, secondRunOf } from './kit/quarantine.mjs'
import { collectOutput, ended, start, startNode } from './kit/run.mjs'

checkNode()
process.chdir(root)

// Two at a time; the longest first. `build` is here because browsers open its output, and tests kill its server.
const CHECKS = ['build', 'types:node', 'types:web', 'unused', 'rules', 'lint', 'licences']
const CORES = 2

const only = process.argv[2]

/** The runs that a word on the command line names, one after the other; any other word is a project of vitest.config.ts. */
const RUNS = {
  // At most five minutes on two cores: what needs longer belongs to the long run.
  quick: [['unit', 'web', 'ports', 'policy', 'endpoints', 'architecture', 'journeys', 'stories']],
  long: [['browser', 'played', 'faults', 'long', 'long-journeys']],
  // Journeys start engines of their own, and two cores cannot run these together with the engines of other runs.
  engines: [['engines']],
  'engine-journeys': [['engines-journeys']],
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const check = async (name) => {
  const since = Date.now()
  const { code, output } = await collectOutput(start(`npm run --silent ${name}`, { stdio: ['ignore', 'pipe', 'pipe'] }))
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)}${seconds(since).padStart(8)}`)
  if (code !== 0) console.log(output)
  return code === 0 ? [] : [name]
}

const checks = async (names) => {
  const waiting = [...names]
  const lane = async (failed = []) => (waiting.length === 0 ? failed : lane([...failed, ...(await check(waiting.shift()))]))
  return (await Promise.all(Array.from({ length: CORES }, () => lane()))).flat()
}

const tests = async (projects, files = []) => {
  const since = Date.now()
  const report = join(cache, 'tests.json')
  rmSync(report, { force: true })
  const how = [
    'run',
    ...files,
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  running = startNode(['node_modules/vitest/vitest.mjs', ...how])
  const code = await ended(running)
  console.log(`${code === 0 ? '✓' : '✗'} ${'tests'.padEnd(10)}${seconds(since).padStart(8)}`)
  return { code, files: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : code === 0 ? [] : [UNTOLD] }
}

const isFailed = ({ status }) => status === 'failed'
/** A run that ended before it could report its tests. */
const UNTOLD = { name: 'all of them', status: 'failed', assertionResults: [] }

const quarantine = readQuarantine()
const pathOf = ({ name }) => relative(root, name).split(sep).join('/')

/** Failed specs that may run a second time do so alone, and the run names them. */
const testsAndSecondRun = async (projects) => {
  const first = await tests(projects)
  const failed = first.files.filter(isFailed)
  const again = cut ? undefined : secondRunOf(failed.map(pathOf), quarantine)
  if (!again) return first
  for (const [spec, reason] of Object.entries(again)) console.log(`Second run: ${spec} (${reason})`)
  const runs = []
  for (const spec of Object.keys(again)) if (!cut) runs.push(await tests(projects, [spec]))
  const files = runs.flatMap((run) => run.files)
  const isComplete = failed.every(({ name }) => files.some((file) => file.name === name))
  const failure = runs.find(({ code }) => code !== 0)
  return { code: isComplete ? (failure?.code ?? 0) : first.code, files: [...first.files.filter((file) => !isFailed(file)), ...files] }
}

/** The current run. When this process is stopped, the run stops with it and no further one starts. */
let running
let cut = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    cut = true
    running?.kill('SIGTERM')
  })

const allTests = async (runs) => {
  const outcomes = []
  for (const projects of runs) if (!cut) outcomes.push(await testsAndSecondRun(projects))
  const files = outcomes.flatMap((outcome) => outcome.files)
  const failed = cut || outcomes.some(({ code }) => code !== 0)
  return { failed: failed ? ['tests'] : [], count: countOf(files) }
}

const countOf = (files) => {
  const results = files.flatMap((file) => file.assertionResults)
  const passed = results.filter(({ status }) => status === 'passed').length
  const failed = results.filter(isFailed).length
  // A file that does not even load has no tests to count: it counts as one that failed.
  const unloaded = files.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed)).length
  return { passed, failed: failed + unloaded, skipped: results.length - passed - failed }
}

/** One line for each engine that a test started, as tests/engines/start/find.ts noted it. */
const usedEngines = join(cache, 'engines', 'used.txt')
const sayUsedEngines = () => {
  if (existsSync(usedEngines)) console.log([...new Set(readFileSync(usedEngines, 'utf8').trim().split('\n'))].sort().join('\n'))
}

const begun = Date.now()
for (const [spec, reason] of Object.entries(quarantine)) console.log(`In quarantine: ${spec} (${reason})`)
const faults = faultsOf(quarantine)
for (const fault of faults) console.log(fault)
rmSync(usedEngines, { force: true })
await (await import('./install.mjs')).install()
// Every run may start the output of `build`.
const failedChecks = await checks(only ? ['build'] : CHECKS)
const { failed, count } = await allTests(RUNS[only ?? 'quick'] ?? [[only]])
sayUsedEngines()
const broken = [...(faults.length > 0 ? ['quarantine'] : []), ...failedChecks, ...failed]
console.log(`Ended after ${seconds(begun)}`)
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`)
process.exitCode = broken.length > 0 ? 1 : 0
