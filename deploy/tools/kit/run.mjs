import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './places.mjs'

/** Whether the module at `url` was started by hand rather than imported. */
export const isProgram = (url) => url === pathToFileURL(process.argv[1]).href

/** A command line, through the shell: npm and npx are scripts on Windows, and only a shell starts those. */
export const start = (line, options = {}) => spawn(line, { cwd: root, stdio: 'inherit', shell: true, ...options })

/** A script in Node itself, which needs no shell and so receives signals directly. */
export const startNode = (args, options = {}) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })

/** The exit code of a started process. */
export const ended = (child) =>
  new Promise((done) => {
    child.once('error', () => done(1)).once('close', (code) => done(code ?? 1))
  })

/** The exit code, and all that was printed meanwhile. */
export const collectOutput = async (child) => {
  const pieces = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece))
  return { code: await ended(child), output: Buffer.concat(pieces).toString() }
}
