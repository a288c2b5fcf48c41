import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const VERSION = '4.32.5'
const cache = resolve(import.meta.dirname, '../../../node_modules/.cache')
const venv = join(cache, `schemathesis-${VERSION}`)
const program = join(venv, 'bin/st')
const config = join(import.meta.dirname, 'schemathesis.toml')

const succeeds = (file: string, ...words: readonly string[]) => spawnSync(file, words, { stdio: 'ignore', timeout: 240_000 }).status === 0

/** Installs it once, in the folder of other downloads. False where Python is missing, or where it cannot be fetched. */
export const hasSchemathesis = (): boolean =>
  existsSync(program) || (succeeds('python3', '-m', 'venv', venv) && succeeds(join(venv, 'bin/pip'), 'install', `schemathesis==${VERSION}`))

export type Drive = {
  /** The file of the document, the address of the server, whose token, and the addresses that are theirs. */
  readonly document: string
  readonly base: string
  readonly token: string
  readonly paths: string
}

/**
 * Asks for all that the document describes, as it says and otherwise, and looks whether the answers are as it says. Not looked at: whether
 * what fits the document is accepted, for a rule may refuse it. Answers what was found, or nothing.
 */
export const found = ({ document, base, token, paths }: Drive): Promise<string> => {
  const words = [
    ...[
      '--config-file',
      config,
      'run',
      document,
      '--url',
      base,
      '--header',
      `Authorization: Bearer ${token}`,
      '--include-path-regex',
      paths,
    ],
    ...['--phases', 'coverage,fuzzing', '--max-examples', '5', '--seed', '24', '--continue-on-failure'],
    ...['--exclude-checks', 'positive_data_acceptance', '--warnings', 'off', '--no-color'],
    // Its threads disturb each other in Python 3.11.
    ...['--workers', '1'],
  ]
  return new Promise((resolve) => {
    // It leaves what it found in the folder it runs in.
    execFile(program, words, { cwd: venv, maxBuffer: 1e8, timeout: 290_000 }, (error, output) =>
      resolve(error ? output.slice(Math.max(0, output.search(/= (FAILURES|ERRORS) =/))) || error.message : ''),
    )
  })
}
