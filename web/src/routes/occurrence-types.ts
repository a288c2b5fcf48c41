import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDrawerAddress } from '../shared/register/address.ts'

/** The registers of incidents: types, or the tab in `only`. */
export const occurrenceTypesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/occurrenceTypes',
  validateSearch: (given: Record<string, unknown>) => readDrawerAddress(given, [], ['resolutions', 'departments']),
  loaderDeps: ({ search: { only } }) => ({ only }),
  loader: ({ context: { reads }, deps: { only } }) =>
    only === 'resolutions'
      ? reads.one(referenceRoutes.resolutions, {})
      : only === 'departments'
        ? reads.one(referenceRoutes.departments, {})
        : reads.one(referenceRoutes.occurrenceTypes, {}),
  staticData: { title: 'Tipos de ocorrência', may: may.seeRegistries },
  component: lazyScreen(() => import('../features/incident-registers/IncidentRegisters.tsx'), 'IncidentRegisters'),
})
