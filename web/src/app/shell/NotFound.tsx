import { useEffect } from 'react'
import { useGo } from '../../lib/Way.tsx'
import { homeOf } from '../home.ts'
import { useSession } from '../session/session.ts'

/** An unknown address leads home. */
export const NotFound = () => {
  const home = homeOf(useSession().roles)
  const go = useGo()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => void go(home, { replace: true }), [home])
  return null
}
