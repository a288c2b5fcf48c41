import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'

/** A note in the data folder: the one way to a process that is ours on every system. */
const ASKED = '.asked'
const ANSWERED = '.answered'
const LOOK = 1_000
type Answer = { readonly rebuilt?: Rebuilt; readonly failed?: string }

const notesIn = (folder: string) => join(folder, 'rebuilds')

/** Asks the process that has the folder to fold a view anew; throws when nobody answers in time. */
export const askForRebuild = async (folder: string, view: string, patience = 3_600_000): Promise<Rebuilt> => {
  const notes = notesIn(folder)
  const answer = join(notes, `${view}${ANSWERED}`)
  await mkdir(notes, { recursive: true })
  await rm(answer, { force: true })
  await writeFile(join(notes, `${view}${ASKED}`), '')
  for (let waited = 0; waited < patience; waited += LOOK / 4) {
    const text = await readFile(answer, 'utf8').catch(() => '')
    if (text.endsWith('\n')) {
      await rm(answer, { force: true })
      const { rebuilt, failed } = JSON.parse(text) as Answer
      if (rebuilt) return rebuilt
      throw new Error(failed)
    }
    await pause(LOOK / 4)
  }
  throw new Error(`${view}: nobody answered`)
}

/** Does what was asked for, one view at a time. Answers how to stop. */
export const answerRebuilds = (folder: string, rebuild: (view: string) => Promise<Rebuilt>): (() => Promise<void>) => {
  const notes = notesIn(folder)
  const answerOne = async (view: string) => {
    await rm(join(notes, `${view}${ASKED}`), { force: true })
    const answer: Answer = await rebuild(view).then(
      (rebuilt) => ({ rebuilt }),
      (error: Error) => ({ failed: error.message }),
    )
    await writeFile(join(notes, `${view}${ANSWERED}`), `${JSON.stringify(answer)}\n`)
  }
  const look = async () => {
    const names = await readdir(notes).catch((): string[] => [])
    for (const name of names) if (name.endsWith(ASKED)) await answerOne(name.slice(0, -ASKED.length))
  }
  let turn: Promise<unknown> = Promise.resolve()
  let looking = false
  const interval = setInterval(() => {
    if (looking) return
    looking = true
    turn = look().finally(() => {
      looking = false
    })
  }, LOOK).unref()
  return async () => {
    clearInterval(interval)
    await turn.catch(() => {})
  }
}
