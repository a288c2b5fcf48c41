import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const TIMEOUT_MS = 400_000

/** Output and exit code of a program of the product. */
type Outcome = { readonly code: number; readonly output: string; readonly errors: string }

/** Runs a built program of services/dist to its end. */
export const runBuilt = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [`services/dist/${program}.js`, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    return { code: 0, output: stdout, errors: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout, errors: stderr }
  }
}
