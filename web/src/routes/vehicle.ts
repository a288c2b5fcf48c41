import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import type { VehicleAddress } from '../features/vehicle/VehicleDrawer.tsx'
import { known, NAME, words } from '../lib/address.ts'

/** An empty plate is a vehicle that is still to be named. */
const read = (given: Record<string, unknown>): VehicleAddress => ({
  ...known({ text: words(given['text'], NAME), id: words(given['id'], NAME) }),
  ...(given['plate'] !== undefined && { plate: words(given['plate'], NAME) ?? '' }),
})

export const vehicleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vehicle',
  validateSearch: read,
  staticData: { title: 'Veículos', may: may.seeRegistries },
  component: lazyScreen(() => import('./VehicleScreen.tsx'), 'VehicleScreen'),
})
