import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const LONG = '**/*.long.spec.ts'
const BROWSER = '**/*.browser.spec.ts'
const ENGINE = '**/*.engine.spec.ts'
// In one process: no program of its own is killed, so two at a time.
const PLAYED = 'tests/faults/{simulation/*,removed-guards,bad-input,bad-launch,same-second,forgetting}.spec.ts'

type Pace = { group: number; seconds: number; workers?: number; isolate?: boolean }
// A unit may be given another clock, another fetch or another module: none of that may reach the next file.
const UNIT: Pace = { group: 0, seconds: 15 }
// Whole houses, nothing of them replaced: files of one worker share what is imported once.
const QUICK: Pace = { ...UNIT, isolate: false }
const PLAYING: Pace = { group: 0, seconds: 60 }
// Whole programs and browsers: after the quick ones, so that two cores are theirs.
const WHOLE: Pace = { group: 1, seconds: 60, isolate: false }
const ALONE: Pace = { group: 2, seconds: 90, workers: 1 }
const LASTING: Pace = { group: 3, seconds: 1800 }
const ENGINES: Pace = { group: 4, seconds: 300, workers: 1 }

const project = (name: string, include: string[], { group, seconds, workers = 2, isolate = true }: Pace, exclude = [LONG, BROWSER]) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    maxWorkers: workers,
    isolate,
    sequence: { groupOrder: group },
  },
})

/** What journeys open is built before: its pages, and its threads. */
const built = ({ test }: ReturnType<typeof project>) => ({
  test: { ...test, alias: [{ find: /^.*\/start-worker\.ts$/, replacement: join(import.meta.dirname, 'tests/kit/start-bundled.ts') }] },
})

/** The same journeys, on the engines of a cluster. */
const onEngines = ({ test }: ReturnType<typeof project>) => ({
  test: { ...test, globalSetup: 'tests/engines/journeys/engines.ts', setupFiles: ['tests/engines/journeys/setup.ts'] },
})

export default defineConfig({
  test: {
    passWithNoTests: true,
    reporters: ['default'],
    projects: [
      project('unit', ['{contracts,services,projections,deploy}/**/*.spec.ts', 'web/**/*.spec.{ts,tsx}', 'tests/kit/**/*.spec.ts'], UNIT),
      project('ports', ['tests/ports/**/*.spec.ts'], QUICK),
      project('policy', ['tests/policy/**/*.spec.ts'], QUICK),
      project('endpoints', ['tests/endpoints/**/*.spec.ts'], QUICK),
      project('architecture', ['tests/architecture/**/*.spec.ts'], QUICK),
      project('journeys', ['tests/journeys/**/*.spec.ts'], WHOLE),
      built(project('browser', ['tests/{kit,journeys}/**/*.browser.spec.ts'], WHOLE, [LONG])),
      project('played', [PLAYED], PLAYING),
      project('faults', ['tests/faults/**/*.spec.ts'], ALONE, [LONG, BROWSER, PLAYED]),
      project('engines', [`tests/engines/${ENGINE}`], ENGINES),
      onEngines(project('engines-journeys', ['tests/journeys/**/*.spec.ts'], ENGINES)),
      project('long', [`{services,projections,tests}/${LONG}`], LASTING, []),
    ],
  },
})
