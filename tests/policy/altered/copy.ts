import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const PACKAGES = ['contracts', 'services', 'projections', 'web', 'tests']
type Report = { readonly testResults: readonly { readonly assertionResults: readonly { status: string; fullName: string }[] }[] }

/** A copy of the tree to alter and test; libraries are those of the tree itself. */
export const openCopy = () => {
  const root = mkdtempSync(join(tmpdir(), 'embarca-altered-'))
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 })
  for (const file of paths
    .trim()
    .split('\n')
    .filter((path) => existsSync(path))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  for (const name of PACKAGES)
    if (existsSync(join(name, 'node_modules')))
      cpSync(join(name, 'node_modules'), join(root, name, 'node_modules'), { recursive: true, verbatimSymlinks: true })

  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1' } })
  /** The tests that ended; undefined when none did: a machine that is too busy proves nothing. */
  const endedTests = (spec: string, id: string) => {
    const report = join(root, 'report.json')
    rmSync(report, { force: true })
    const part = spec.includes('/journeys/') ? ['--bail=1'] : ['-t', `\\b${id}\\b`]
    run(['node_modules/vitest/vitest.mjs', 'run', spec, ...part, '--reporter=json', `--outputFile.json=${report}`])
    if (!existsSync(report)) return undefined
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const ended = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => /^(passed|failed)$/.test(status))
    return ended.length > 0 ? ended : undefined
  }
  const VITE = ['web/node_modules/vite/bin/vite.js', 'build', 'web']
  const BUNDLE = ['--input-type=module', '--eval', "await (await import('./deploy/tools/kit/bundle.mjs')).bundle()"]
  let built: string | undefined
  return {
    /** Writes these files over the copy; what is given back undoes it. */
    write: (files: ReadonlyMap<string, string>) => {
      const before = [...files.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
      for (const [path, source] of files) writeFileSync(join(root, path), source)
      return () => {
        for (const [path, source] of before) writeFileSync(join(root, path), source)
      }
    },
    /** The pages that browsers open, and the threads of the program, with this label or rule altered. */
    build: (id: string) => {
      if (built === id) return
      for (const args of [VITE, BUNDLE]) {
        const { status, stderr } = run(args)
        if (status !== 0) throw new Error(stderr)
      }
      built = id
    },
    /** The titles of the tests that fail, at most the first where a whole journey is told. */
    failing: (spec: string, id: string): readonly string[] => {
      const ended = endedTests(spec, id) ?? endedTests(spec, id)
      if (!ended) throw new Error(`${spec} did not get as far as a test`)
      return ended.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}
