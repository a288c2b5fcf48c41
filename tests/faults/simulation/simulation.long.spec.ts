import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import { expect, it } from 'vitest'
import { commandSources } from './command-sources.ts'
import { simulate } from './simulate.ts'
import { themeNames } from './themes.ts'

/** Each run has one of these beside its loads. */
const besides = [{}, { blocks: true }, ...themeNames.map((theme) => ({ themes: [theme] }))]
const ALL = 5_000
const SEEDS = Number(process.env['SEEDS'] ?? ALL)
/** No command leads to these statuses yet: the module that groups loads does not exist. */
const unreachable = ['GROUPED']

it(`invariants hold in ${SEEDS} runs; ${ALL} together try every command in every status`, async () => {
  const pairs = new Set<string>()
  let commands = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    const run = await simulate(seed, besides[seed % besides.length])
    expect(run.wrong, `seed ${seed}`).toEqual([])
    for (const pair of run.pairs) pairs.add(pair)
    commands += run.commands
  }
  const statuses = loadStatuses
    .filter((status) => !unreachable.includes(status))
    .flatMap((status) => Object.keys(commandSources).map((command) => `${status} ${command}`))
  console.info(`${commands} commands, ${pairs.size} pairs of status and command`)
  // Fewer runs, as CI plays them, miss some of the rarest pairs.
  if (SEEDS >= ALL) expect(statuses.filter((pair) => !pairs.has(pair))).toEqual([])
})
