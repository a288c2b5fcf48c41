import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { every } from '@embarca/projections/kit/every.ts'

/** What the process that uses a folder can be asked for; each kind has a subfolder of that name for its files. */
type Kind = 'rebuilds' | 'retries'
const REQUEST = '.asked'
const ANSWERED = '.answered'
const POLL_MS = 1_000
type Outcome<Answer> = { readonly answer?: Answer; readonly failed?: string }

/** Undefined until the file is completely written. */
const readMessage = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.endsWith('\n') ? JSON.parse(text) : undefined
}
/** Atomic, even when the disk is full. */
const write = async (path: string, message: unknown) => {
  await writeFile(`${path}.part`, `${JSON.stringify(message)}\n`)
  await rename(`${path}.part`, path)
}

/**
 * Sends a request to the process that uses the folder, as a file in it: the one channel between our processes that works on every system.
 * Throws when there is no answer in time.
 */
export const askProcess = async <Answer>(folder: string, kind: Kind, question: unknown, timeout = 3_600_000): Promise<Answer> => {
  const messages = join(folder, kind)
  const name = `${Date.now()}-${process.pid}`
  const answered = join(messages, `${name}${ANSWERED}`)
  await mkdir(messages, { recursive: true })
  await write(join(messages, `${name}${REQUEST}`), question)
  for (let waited = 0; waited < timeout; waited += POLL_MS / 4) {
    const outcome = (await readMessage(answered)) as Outcome<Answer> | undefined
    if (outcome) {
      await rm(answered, { force: true })
      if (outcome.failed === undefined) return outcome.answer as Answer
      throw new Error(outcome.failed)
    }
    await pause(POLL_MS / 4)
  }
  throw new Error(`${kind}: no answer in time`)
}

/**
 * Carries out requests one at a time. A request file is removed once its answer is written: a request interrupted by a full disk or a kill
 * is answered later. Returns how to stop.
 */
export const answerRequests = <Question, Answer>(
  folder: string,
  kind: Kind,
  answer: (question: Question) => Promise<Answer>,
  failed?: (error: unknown) => void,
): (() => Promise<void>) => {
  const messages = join(folder, kind)
  /** Outcomes that are not written yet. */
  const outcomes = new Map<string, Outcome<Answer>>()
  const outcomeOf = async (name: string): Promise<Outcome<Answer> | undefined> => {
    const question = await readMessage(join(messages, `${name}${REQUEST}`))
    return question === undefined
      ? undefined
      : answer(question as Question).then(
          (answer) => ({ answer }),
          (error: Error) => ({ failed: error.message }),
        )
  }
  const answerOne = async (name: string) => {
    const outcome = outcomes.get(name) ?? (await outcomeOf(name))
    if (!outcome) return
    outcomes.set(name, outcome)
    await write(join(messages, `${name}${ANSWERED}`), outcome)
    await rm(join(messages, `${name}${REQUEST}`), { force: true })
    outcomes.delete(name)
  }
  const look = async () => {
    const names = await readdir(messages).catch((): string[] => [])
    // A failed answer leaves its request for the next look and does not delay the others.
    for (const name of names) if (name.endsWith(REQUEST)) await answerOne(name.slice(0, -REQUEST.length)).catch(() => {})
  }
  return every(POLL_MS, look, failed).stop
}
