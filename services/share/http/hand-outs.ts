import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { SharedLink } from '@embarca/contracts/share/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { peopleNames } from '@embarca/projections/shared/people-names.ts'
import type { Link } from '../index.ts'

type HandOut = SharedLink['handedOut'][number]
type RecordedShare = Recorded & ShareEvent

const wayOf = (event: RecordedShare): Pick<HandOut, 'way' | 'receiver'> | undefined => {
  if (event.type === 'SharedLinkSent') return { way: 'MAIL' }
  if (event.type !== 'SharedLinkHandedOut') return undefined
  const { way, receiver } = event.data
  return { way, ...(receiver && { receiver }) }
}

/** By which ways a link was passed on, by whom and when, latest first. */
export const handOutsOf = async (events: readonly Recorded[], { shareId }: Link, views: Views): Promise<readonly HandOut[]> => {
  const found = (events as readonly RecordedShare[]).flatMap((event) => {
    const how = event.data.shareId === shareId ? wayOf(event) : undefined
    return how ? [{ how, at: event.recordedAt, userId: event.by.userId }] : []
  })
  const names = await peopleNames(
    views,
    found.map(({ userId }) => userId),
  )
  return found.reverse().map(({ how, at, userId }) => {
    const by = names.get(userId)
    return { ...how, at, ...(by && { by }) }
  })
}
