import type { DataStores } from './kit/data.ts'
import type { States } from './kit/states.ts'

/** Removes cached states that name a forgotten person from this process's memory. */
export const forgetStates = async (
  { feed, events, streamsNaming }: Pick<DataStores, 'feed' | 'events' | 'streamsNaming'>,
  states: Pick<States, 'drop'>,
) =>
  feed.subscribe(
    'forgotten',
    await events.head(),
    async (recorded) => {
      for (const { data } of recorded) states.drop(await streamsNaming(data.subject))
    },
    { types: ['SubjectForgotten'] },
  )
