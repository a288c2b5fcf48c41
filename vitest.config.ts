import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const LONG = '**/*.long.spec.ts'
// One story for each module: `npm test` tells them. `npm run test:long` tells the other journeys in a browser.
const STORY = '**/*.story.spec.ts'
const BROWSER = '**/*.browser.spec.ts'
const ENGINE = '**/*.engine.spec.ts'
// In one process: no program is killed, so it needs no cores of its own.
const PLAYED = 'tests/faults/{simulation/*,removed-guards,bad-input,bad-launch,same-second,forgetting}.spec.ts'

type Pace = { group: number; seconds: number; workers?: number; isolate?: boolean }
// Nothing of a program is replaced: files of one worker share what is imported once.
const QUICK: Pace = { group: 0, seconds: 15, isolate: false }
// A unit of the web may be given another module or another host: none of that may reach the next file.
const REPLACED: Pace = { group: 0, seconds: 15 }
// Files that play or probe much in one test.
const PLAYING: Pace = { ...QUICK, seconds: 60 }
// Whole programs and browsers: after the quick ones, so that two cores are theirs.
const WHOLE: Pace = { group: 1, seconds: 60, isolate: false }
const KILLED: Pace = { ...WHOLE, seconds: 90 }
const LASTING: Pace = { group: 2, seconds: 1800 }
const ENGINES: Pace = { group: 3, seconds: 600, workers: 1 }

const project = (
  name: string,
  include: string[],
  { group, seconds, workers = 2, isolate = true }: Pace,
  exclude = [LONG, STORY, BROWSER],
) => ({
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

/** What these specs open or read is built before: its pages, and its threads. */
const built = ({ test }: ReturnType<typeof project>) => ({
  test: {
    ...test,
    setupFiles: ['tests/kit/fixed-day.ts'],
    alias: [{ find: /^.*\/start-worker\.ts$/, replacement: join(import.meta.dirname, 'tests/kit/start-bundled.ts') }],
  },
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
      project('unit', ['{contracts,services,projections,deploy,tests/kit}/**/*.spec.ts'], QUICK),
      project('web', ['web/**/*.spec.{ts,tsx}'], REPLACED),
      project('ports', ['tests/ports/**/*.spec.ts'], QUICK),
      project('policy', ['tests/policy/**/*.spec.ts'], PLAYING),
      project('endpoints', ['tests/endpoints/**/*.spec.ts'], PLAYING),
      project('architecture', ['tests/architecture/**/*.spec.ts'], PLAYING),
      project('journeys', ['tests/journeys/**/*.spec.ts'], WHOLE),
      built(project('stories', [`tests/journeys/${STORY}`, 'tests/built/**/*.spec.ts'], WHOLE, [])),
      built(project('browser', [`tests/{kit,journeys}/${BROWSER}`], WHOLE, [])),
      project('played', [PLAYED], PLAYING),
      project('faults', ['tests/faults/**/*.spec.ts'], KILLED, [LONG, PLAYED]),
      project('engines', [`tests/engines/${ENGINE}`], ENGINES),
      onEngines(project('engines-journeys', ['tests/journeys/**/*.spec.ts'], ENGINES)),
      // Programs of their own read the machine's clock: so do those who compare with them.
      project('long', [`{services,projections,deploy,tests/faults,tests/endpoints}/${LONG}`], LASTING, []),
      built(project('long-journeys', [`tests/journeys/${LONG}`], LASTING, [])),
    ],
  },
})
