import { allows } from '@embarca/contracts/roles.ts'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { hasNoLoads, homeOf } from './home.ts'
import { type UserSession, useSession } from './session.ts'

type Static = AnyRoute['options']['staticData']
/** The address without query and trailing slash. */
const normalisePath = (address: string) => {
  const path = address.split('?')[0] ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Whether this user may open a screen, by its route's static data. */
export const mayOpen = (session: UserSession, staticData: Static): boolean =>
  (!staticData?.may || allows(staticData.may, session.roles)) && (!staticData?.toggle || session.toggles[staticData.toggle])

/** The screens of this user, by address and title. */
export const useScreens = () => {
  const router = useRouter()
  const session = useSession()
  return useMemo(() => {
    const routes = Object.values(router.routesByPath as Record<string, AnyRoute>)
    const open = routes.filter(({ options: { staticData } }) => !staticData?.soon && mayOpen(session, staticData))
    const paths = new Set(open.map(({ fullPath }) => normalisePath(fullPath)))
    const listed = open.filter(
      ({ fullPath, options: { staticData } }) => staticData?.title && !staticData.unlisted && !fullPath.includes('$'),
    )
    return {
      exists: (path: string) => paths.has(normalisePath(path)) && !(normalisePath(path) === '/loads' && hasNoLoads(session.roles)),
      listed: listed.map(({ fullPath, options }) => ({ to: fullPath, title: options.staticData?.title ?? '' })),
      home: homeOf(session.roles),
    }
  }, [router, session])
}
