import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const VERSION = '4.32.5'
const cache = resolve(import.meta.dirname, '../../../node_modules/.cache')
const venv = join(cache, `schemathesis-${VERSION}`)
const program = join(venv, 'bin/st')
const config = join(import.meta.dirname, 'schemathesis.toml')

const succeeds = (file: string, ...words: readonly string[]) => spawnSync(file, words, { stdio: 'ignore', timeout: 240_000 }).status === 0

/** Installs schemathesis once, in the folder of downloads. False where Python is missing or the download fails. */
export const hasSchemathesis = (): boolean =>
  existsSync(program) || (succeeds('python3', '-m', 'venv', venv) && succeeds(join(venv, 'bin/pip'), 'install', `schemathesis==${VERSION}`))

export type Drive = {
  /** The document's file, the server's address, a user's token, and the paths open to that user. */
  readonly document: string
  readonly base: string
  readonly token: string
  readonly paths: string
}

/**
 * Sends valid and invalid requests for everything in the document, and checks the responses against it. Not checked: whether
 * a valid request is accepted, because a rule may refuse it. Returns the findings, or an empty text.
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
    // It writes its files to the working directory.
    execFile(program, words, { cwd: venv, maxBuffer: 1e8, timeout: 290_000 }, (error, output) =>
      resolve(error ? output.slice(Math.max(0, output.search(/= (FAILURES|ERRORS) =/))) || error.message : ''),
    )
  })
}
