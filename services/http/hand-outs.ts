import type { By } from '@embarca/contracts/kit/event.ts'
import type { HandOut } from '@embarca/contracts/share/hand-out.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { peopleNames } from '@embarca/projections/shared/people-names.ts'

type Way = Pick<HandOut, 'way' | 'receiver'>
type Logged = { readonly recordedAt: string; readonly by: Pick<By, 'userId'> }

/** By which ways a link was passed on, by whom and when, latest first; `wayOf` is undefined for events of something else. */
export const handOutsOf = async <E extends Logged>(
  events: readonly E[],
  wayOf: (event: E) => Way | undefined,
  views: Views,
): Promise<HandOut[]> => {
  const found = events.flatMap((event) => {
    const how = wayOf(event)
    return how ? [{ how, at: event.recordedAt, userId: event.by.userId }] : []
  })
  const names = await peopleNames(
    views,
    found.map(({ userId }) => userId),
  )
  return found.reverse().map(({ how: { way, receiver }, at, userId }) => {
    const by = names.get(userId)
    return { way, at, ...(by && { by }), ...(receiver && { receiver }) }
  })
}
