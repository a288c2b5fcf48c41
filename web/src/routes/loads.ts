import { may } from '@embarca/contracts/roles.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readBoardAddress } from '../features/loads/board-address.ts'
import { hasNoLoads, homeOf } from '../session/home.ts'

const board = lazyScreen(() => import('./LoadsScreen.tsx'), 'LoadsScreen')
/** Without a loader: the board reads again when it begins to listen to pushes, and its code is there before. */
const common = { validateSearch: readBoardAddress, component: board }

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
