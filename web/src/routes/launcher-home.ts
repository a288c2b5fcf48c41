import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

/** The worklist of orders takes this address; until then it shows launchers their own loads and drafts. */
export const launcherHomeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  staticData: { title: 'Minhas cargas', may: may.launchLoads, soon: true },
  component: lazyScreen(() => import('../features/launcher-home/LauncherHome.tsx'), 'LauncherHome'),
})
