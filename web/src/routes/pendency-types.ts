import { pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDrawerAddress } from '../shared/register/address.ts'

export const pendencyTypesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/pendingTypes',
  validateSearch: (given: Record<string, unknown>) => {
    // Ids are digits, which an address reads as a number.
    const { id } = given
    return readDrawerAddress({ id: typeof id === 'number' ? String(id) : id })
  },
  loader: ({ context: { reads } }) => reads.one(pendencyRoutes.types, {}),
  staticData: { title: 'Tipos de pendência', may: pendencyRoutes.types.may },
  component: lazyScreen(() => import('../features/pendency-types/PendencyTypes.tsx'), 'PendencyTypes'),
})
