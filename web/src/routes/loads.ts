import { may } from '@embarca/contracts/roles.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import type { Reads } from '../base/queries.ts'
import { type BoardAddress, readBoardAddress } from '../features/loads/board-address.ts'
import { readBoard } from '../features/loads/board-reads.ts'
import { boardSourceOf } from '../features/loads/board-source.ts'
import { hasNoLoads, homeOf } from '../session/home.ts'
import type { UserSession } from '../session/session.ts'

const board = lazyScreen(() => import('./LoadsScreen.tsx'), 'LoadsScreen')
type Loading = {
  readonly context: { readonly session: UserSession; readonly reads: Reads }
  readonly location: { readonly pathname: string }
  readonly deps: BoardAddress
}
const common = {
  validateSearch: readBoardAddress,
  loaderDeps: ({ search }: { search: BoardAddress }) => search,
  loader: ({ context: { session, reads }, location, deps }: Loading) => {
    if (!deps.section && !deps.view) readBoard(reads, deps, boardSourceOf(location.pathname, session.toggles))
  },
  component: board,
}

export const loadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads',
  staticData: { title: 'Cargas', may: may.seeBoard },
  beforeLoad: ({ context }) => {
    if (hasNoLoads(context.session.roles)) throw redirect({ to: homeOf(context.session.roles) })
  },
  ...common,
})

/** The cached board under its own address, whatever the toggle says (readings a11). */
export const newBoardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/new',
  staticData: { title: 'Cargas', may: may.seeBoard, unlisted: true },
  ...common,
})
