import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { SharedLink } from '@embarca/contracts/share/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
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
  const ofLink = (events as readonly RecordedShare[]).filter(({ data }) => data.shareId === shareId)
  const found = ofLink.map(async (event) => {
    const how = wayOf(event)
    const by = how && (await views.get<{ name: string }>('people', event.by.userId))?.name
    return how ? [{ ...how, at: event.recordedAt, ...(by && { by }) }] : []
  })
  return (await Promise.all(found)).flat().reverse()
}
