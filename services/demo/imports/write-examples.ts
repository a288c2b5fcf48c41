import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shipperA } from '../../identity/demo-ids.ts'
import { shipperData } from '../shipper-data.ts'
import { exampleFiles } from './files.ts'

/** Beside the demo's data. */
export const examplesIn = (dataDir: string): string => join(dataDir, 'examples')

/** Writes the two files to upload beside the data of a demo that has just been made. */
export const writeExamples = (dataDir: string, today: string): void => {
  const folder = examplesIn(dataDir)
  const book = shipperData.find(({ shipper }) => shipper.id === shipperA)!
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of exampleFiles({ seed: 'embarca', now: Date.parse(today), book })) writeFileSync(join(folder, name), bytes)
}

/** What the terminal says of them at each start; nothing where they are not. */
export const examplesLine = (dataDir: string): string | undefined =>
  existsSync(examplesIn(dataDir)) ? `  Files to import at /orders (the notes as operador.sul): ${examplesIn(dataDir)}` : undefined
