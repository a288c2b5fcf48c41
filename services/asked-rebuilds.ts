import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { every } from '@embarca/projections/kit/every.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'

/** A note in the data folder: the one way to a process that is ours on every system. */
const ASKED = '.asked'
const ANSWERED = '.answered'
const LOOK = 1_000
type Answer = { readonly rebuilt?: readonly Rebuilt[]; readonly failed?: string }

const notesIn = (folder: string) => join(folder, 'rebuilds')
/** Nothing until somebody has written all of it. */
const noteAt = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.endsWith('\n') ? JSON.parse(text) : undefined
}

/** Asks the process that has the folder to fold views anew; throws when nobody answers in time. */
export const askForRebuild = async (folder: string, views: readonly string[], patience = 3_600_000): Promise<readonly Rebuilt[]> => {
  const notes = notesIn(folder)
  const name = `${Date.now()}-${process.pid}`
  const answer = join(notes, `${name}${ANSWERED}`)
  await mkdir(notes, { recursive: true })
  await writeFile(join(notes, `${name}${ASKED}`), `${JSON.stringify(views)}\n`)
  for (let waited = 0; waited < patience; waited += LOOK / 4) {
    const said = (await noteAt(answer)) as Answer | undefined
    if (said) {
      await rm(answer, { force: true })
      if (said.rebuilt) return said.rebuilt
      throw new Error(said.failed)
    }
    await pause(LOOK / 4)
  }
  throw new Error(`${views}: nobody answered`)
}

/** Does what was asked for, one note at a time. Answers how to stop. */
export const answerRebuilds = (
  folder: string,
  rebuild: (views: readonly string[]) => Promise<readonly Rebuilt[]>,
  failed?: (error: unknown) => void,
): (() => Promise<void>) => {
  const notes = notesIn(folder)
  const answerOne = async (name: string) => {
    const asked = join(notes, `${name}${ASKED}`)
    const views = (await noteAt(asked)) as readonly string[] | undefined
    if (!views) return
    await rm(asked, { force: true })
    const answer: Answer = await rebuild(views).then(
      (rebuilt) => ({ rebuilt }),
      (error: Error) => ({ failed: error.message }),
    )
    await writeFile(join(notes, `${name}${ANSWERED}`), `${JSON.stringify(answer)}\n`)
  }
  const look = async () => {
    const names = await readdir(notes).catch((): string[] => [])
    for (const name of names) if (name.endsWith(ASKED)) await answerOne(name.slice(0, -ASKED.length))
  }
  return every(LOOK, look, failed).stop
}
