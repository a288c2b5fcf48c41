import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import { pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { pendencyQuery, readPendencyAddress } from '../features/pendencies/pendency-address.ts'

export const pendenciesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/pendings',
  validateSearch: readPendencyAddress,
  loaderDeps: ({ search: { id: _, ...filters } }) => filters,
  loader: ({ context: { reads }, deps }) => reads.pages(pendencyRoutes.search, pendencyQuery(deps)),
  staticData: { title: pendencyLabels.title, may: pendencyRoutes.search.may },
  component: lazyScreen(() => import('../features/pendencies/PendencyList.tsx'), 'PendencyList'),
})
