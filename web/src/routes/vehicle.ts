import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'
import type { VehicleAddress } from '../features/vehicle/VehicleDrawer.tsx'
import { pageInput, readRegisterAddress } from '../shared/register/address.ts'

/** An empty plate opens the form of a new vehicle without a plate. */
const read = (given: Record<string, unknown>): VehicleAddress => ({
  ...readRegisterAddress(given),
  ...omitUndefined({ id: readText(given['id'], MAX_NAME_LENGTH) }),
  ...(given['plate'] !== undefined && { plate: readText(given['plate'], MAX_NAME_LENGTH) ?? '' }),
})

export const vehicleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vehicle',
  validateSearch: read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => {
    reads.pages(referenceRoutes.vehicles, pageInput(deps, 50))
  },
  staticData: { title: 'Veículos', may: may.seeRegistries },
  component: lazyScreen(() => import('./VehicleScreen.tsx'), 'VehicleScreen'),
})
