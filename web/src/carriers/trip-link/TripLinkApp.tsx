import { useEffect, useMemo, useState } from 'react'
import { LoadingScreen } from '../../app/shell/LoadingScreen.tsx'
import { setAuthHost } from '../../base/auth-host.ts'
import { SessionContext } from '../../session/session.ts'
import { type KeptLink, keepLink, readLink, tripInAddress } from './kept-link.ts'
import { LinkTrip } from './LinkTrip.tsx'
import { OpenTrip } from './OpenTrip.tsx'
import { sessionOfTrip } from './trip-session.ts'

const loadId = tripInAddress()

/** A trip from its link: first 'Abrir viagem', then the driver's page of this trip alone. */
export const TripLinkApp = () => {
  const [link, setLink] = useState<KeptLink>()
  useEffect(() => {
    const read = () => void readLink(loadId).then(setLink)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const session = useMemo(() => {
    const value = sessionOfTrip(loadId)
    return { session: value, reread: async () => {} }
  }, [])
  if (!link) return <LoadingScreen />
  const { key, token } = link
  const become = async (next: KeptLink) => {
    await keepLink(loadId, next)
    setLink(next)
  }
  if (token === undefined) return <OpenTrip loadId={loadId} linkKey={key} onOpen={(opened) => void become({ ...link, token: opened })} />
  // The session ended elsewhere: revoked, over, or another device works the trip.
  setAuthHost({ token: async () => token, renew: async () => undefined, signOut: () => void become({ ...(key !== undefined && { key }) }) })
  return (
    <SessionContext value={session}>
      <LinkTrip loadId={loadId} />
    </SessionContext>
  )
}
