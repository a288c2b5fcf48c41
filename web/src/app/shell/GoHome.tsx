import { useEffect } from 'react'
import { homeOf } from '../../session/home.ts'
import { useSession } from '../../session/session.ts'
import { useNavigateHref } from '../../ui/DataLink.tsx'

/** Redirects to the user's home. */
export const GoHome = () => {
  const home = homeOf(useSession().roles)
  const navigateHref = useNavigateHref()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is shown
  useEffect(() => void navigateHref(home, { replace: true }), [home])
  return null
}
