import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServers, startServer as startChild } from '../child.ts'
import type { AppendedLoads } from '../server/day.ts'

const MADE = 'made.json'

/** A folder with a number of loads, made now or kept from an earlier run. */
export const folderOf = async (
  loads: number,
): Promise<AppendedLoads & { readonly folder: string; readonly isKept: boolean; drop(): void }> => {
  const folder = join(process.env['BENCH_DIR'] ?? 'node_modules/.cache/bench-day', String(loads))
  const drop = () => rmSync(folder, { recursive: true, force: true })
  const made = join(folder, MADE)
  const isKept = existsSync(made)
  if (!isKept) {
    drop()
    mkdirSync(folder, { recursive: true })
    await bundleServers()
    const child = startChild('day', folder, String(loads))
    writeFileSync(made, JSON.stringify(await child.nextMessage<AppendedLoads>()))
    await child.stop()
  }
  return { ...(JSON.parse(readFileSync(made, 'utf8')) as AppendedLoads), folder, isKept, drop }
}
