import { readdirSync } from 'node:fs'
import type { CallScenario } from './call-scenario.ts'

/** The export of a file in this folder: the call scenarios of a module. */
type ScenarioFile = { readonly scenarios?: readonly CallScenario[] }

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && file !== 'all.ts')
const read: readonly ScenarioFile[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<ScenarioFile>),
)

/** The call scenarios of every module. */
export const callScenarios: readonly CallScenario[] = read.flatMap((file) => file.scenarios ?? [])
