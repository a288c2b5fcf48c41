import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparedViews } from './compared-views.ts'
import { simulate } from './simulate.ts'
import type { ThemeName } from './themes.ts'

/** Differences between views and events, command by command, in the run of a seed. */
export const differencesInRun = async (seed: number, themes: readonly ThemeName[] = []): Promise<readonly string[]> => {
  const events: Recorded[] = []
  await simulate(seed, { themes, noted: (event) => events.push(event) })
  const { take, end, wrong } = await comparedViews()
  for (let from = 0; from < events.length; ) {
    const { commandId, stream } = events[from]!
    let to = from + 1
    while (to < events.length && events[to]!.commandId === commandId && events[to]!.stream === stream) to++
    await take(events.slice(from, to))
    from = to
  }
  await end()
  return wrong
}
