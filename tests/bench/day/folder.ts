import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServers, startServer as startChild } from '../child.ts'
import type { Appended } from '../server/day.ts'

const MADE = 'made.json'

/** A folder with so many loads, made now or kept from an earlier run. */
export const folderOf = async (loads: number): Promise<Appended & { readonly folder: string; readonly kept: boolean; drop(): void }> => {
  const folder = join(process.env['BENCH_DIR'] ?? 'node_modules/.cache/bench-day', String(loads))
  const drop = () => rmSync(folder, { recursive: true, force: true })
  const made = join(folder, MADE)
  const kept = existsSync(made)
  if (!kept) {
    drop()
    mkdirSync(folder, { recursive: true })
    await bundleServers()
    const child = startChild('day', folder, String(loads))
    writeFileSync(made, JSON.stringify(await child.hear<Appended>()))
    await child.stop()
  }
  return { ...(JSON.parse(readFileSync(made, 'utf8')) as Appended), folder, kept, drop }
}
