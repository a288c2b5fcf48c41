import type { Data } from './kit/data.ts'
import type { States } from './kit/states.ts'

/** Folded states that name a forgotten person leave this process's memory too. */
export const forgetStates = async (
  { feed, events, streamsNaming }: Pick<Data, 'feed' | 'events' | 'streamsNaming'>,
  states: Pick<States, 'drop'>,
) =>
  feed.listen(
    'forgotten',
    await events.head(),
    async (facts) => {
      for (const { data } of facts) states.drop(await streamsNaming(data.subject))
    },
    { types: ['SubjectForgotten'] },
  )
