import { spawn } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { productEvents } from '@embarca/contracts/events.ts'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { verifyLog } from '@embarca/services/kit/verify-log.ts'
import { expect } from 'vitest'
import { temporaryFolder } from '../ports/stores.ts'
import { viewsAsRebuilt } from './views-as-rebuilt.ts'

type Acknowledged = {
  readonly key: string
  readonly scope: string
  readonly stream: string
  readonly revision: number
  readonly position: string
}

const writer = fileURLToPath(new URL('crash-writer.ts', import.meta.url))

/** Lets a process write, kills it after a while, and returns its acknowledged commands. */
const killed = async (folder: string, run: number, after: number): Promise<readonly Acknowledged[]> => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), writer, folder, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (output += text))
  while (!output.startsWith('writing\n')) await once(child.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, after))
  child.kill('SIGKILL')
  await once(child, 'close')
  return output
    .slice(0, output.lastIndexOf('\n'))
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Acknowledged)
}

/** Expects the events of every acknowledged command once, streams without gaps, and views equal to a rebuild. */
const inspect = async (folder: string, acknowledged: readonly Acknowledged[]) => {
  const data = openData(folder, { ...productEvents })
  try {
    const recorded = new Map<string, { stream: string; revision: number; position: string; commandId: string }>()
    const lastRevisions = new Map<string, number>()
    for (const { body } of storedEvents(dataFiles(folder).log)) {
      const event = JSON.parse(body) as { stream: string; revision: number; position: string; commandId: string }
      expect(event.revision).toBe((lastRevisions.get(event.stream) ?? -1) + 1)
      lastRevisions.set(event.stream, event.revision)
      expect(recorded.has(event.commandId)).toBe(false)
      recorded.set(event.commandId, event)
    }
    for (const { key, scope, ...answer } of acknowledged) {
      expect(recorded.get(key)).toMatchObject(answer)
      expect(await data.events.answered({ scope, key }, answer.stream)).toMatchObject(answer)
    }
    await viewsAsRebuilt(data)
  } finally {
    await data.close()
  }
  const result = verifyLog(
    storedEvents(dataFiles(folder).log),
    readHeads(notaryFiles(folder).heads),
    createPublicKey(readFileSync(notaryFiles(folder).publicKey)),
  )
  expect(result.findings).toEqual([])
}

/** Kills a writing process `times` times on one folder and inspects the folder each time. Returns the number of acknowledged commands. */
export const survivesKills = async (times: number): Promise<number> => {
  const folder = temporaryFolder()
  const acknowledged: Acknowledged[] = []
  try {
    for (let run = 0; run < times; run++) {
      acknowledged.push(...(await killed(folder, run, 40 + Math.random() * 400)))
      await inspect(folder, acknowledged)
    }
    return acknowledged.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
