import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { every } from '@embarca/projections/kit/every.ts'

/** What a process that has a folder is asked for; each kind has its notes in a folder of that name. */
type Kind = 'rebuilds' | 'retries'
const REQUEST = '.asked'
const ANSWERED = '.answered'
const LOOK = 1_000
type Outcome<Answer> = { readonly answer?: Answer; readonly failed?: string }

/** Nothing until all of it is written. */
const noteAt = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.endsWith('\n') ? JSON.parse(text) : undefined
}
/** Whole or not at all, also when the disk is full. */
const write = async (path: string, note: unknown) => {
  await writeFile(`${path}.part`, `${JSON.stringify(note)}\n`)
  await rename(`${path}.part`, path)
}

/** Asks the process that has the folder, by a note in it: the one way to a process that is ours on every system. Throws when nobody answers in time. */
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
 * Does what was asked for, one note at a time. A note goes once its answer is written: what a full disk or a kill cut short is answered later.
 * Answers how to stop.
 */
export const answerRequests = <Question, Answer>(
  folder: string,
  kind: Kind,
  answer: (question: Question) => Promise<Answer>,
  failed?: (error: unknown) => void,
): (() => Promise<void>) => {
  const notes = join(folder, kind)
  /** Done, but not written yet. */
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
    // What cannot be answered now is still asked at the next look, and keeps no other one waiting.
    for (const name of names) if (name.endsWith(REQUEST)) await answerOne(name.slice(0, -REQUEST.length)).catch(() => {})
  }
  return every(LOOK, look, failed).stop
}
