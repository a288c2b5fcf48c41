import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { every } from '@embarca/projections/kit/every.ts'

/** What the process that uses a folder can be asked for; each kind has a subfolder of that name for its files. */
type Kind = 'rebuilds' | 'retries'
const REQUEST = '.asked'
const ANSWERED = '.answered'
const LOOK = 1_000
type Outcome<Answer> = { readonly answer?: Answer; readonly failed?: string }

/** Undefined until the file is completely written. */
const noteAt = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.endsWith('\n') ? JSON.parse(text) : undefined
}
/** Atomic, even when the disk is full. */
const write = async (path: string, note: unknown) => {
  await writeFile(`${path}.part`, `${JSON.stringify(note)}\n`)
  await rename(`${path}.part`, path)
}

/**
 * Sends a request to the process that uses the folder, as a file in it: the one channel between our processes that works on every system.
 * Throws when there is no answer in time.
 */
export const askProcess = async <Answer>(folder: string, kind: Kind, question: unknown, timeout = 3_600_000): Promise<Answer> => {
  const notes = join(folder, kind)
  const name = `${Date.now()}-${process.pid}`
  const answered = join(notes, `${name}${ANSWERED}`)
  await mkdir(notes, { recursive: true })
  await write(join(notes, `${name}${REQUEST}`), question)
  for (let waited = 0; waited < timeout; waited += LOOK / 4) {
    const outcome = (await noteAt(answered)) as Outcome<Answer> | undefined
    if (outcome) {
      await rm(answered, { force: true })
      if (outcome.failed === undefined) return outcome.answer as Answer
      throw new Error(outcome.failed)
    }
    await pause(LOOK / 4)
  }
  throw new Error(`${kind}: nobody answered`)
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
  const notes = join(folder, kind)
  /** Outcomes that are not written yet. */
  const outcomes = new Map<string, Outcome<Answer>>()
  const outcomeOf = async (name: string): Promise<Outcome<Answer> | undefined> => {
    const question = await noteAt(join(notes, `${name}${REQUEST}`))
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
    await write(join(notes, `${name}${ANSWERED}`), outcome)
    await rm(join(notes, `${name}${REQUEST}`), { force: true })
    outcomes.delete(name)
  }
  const look = async () => {
    const names = await readdir(notes).catch((): string[] => [])
    // A failed answer leaves its request for the next look and does not delay the others.
    for (const name of names) if (name.endsWith(REQUEST)) await answerOne(name.slice(0, -REQUEST.length)).catch(() => {})
  }
  return every(LOOK, look, failed).stop
}
