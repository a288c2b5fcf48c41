import { may } from '@embarca/contracts/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'
import type { VehicleAddress } from '../features/vehicle/VehicleList.tsx'

const words = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, 64) : undefined)

const read = (given: Record<string, unknown>): VehicleAddress => {
  const [text, plate, id] = [words(given['text']), words(given['plate']), words(given['id'])]
  return { ...(text && { text }), ...(plate !== undefined && { plate }), ...(id && { id }) }
}

export const vehicleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vehicle',
  validateSearch: read,
  staticData: { title: 'Veículos', may: may.seeRegistries },
  component: lazyRouteComponent(() => import('./VehicleScreen.tsx'), 'VehicleScreen'),
})
