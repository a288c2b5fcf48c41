import { incidentLabels } from '@embarca/contracts/incident/labels.pt.ts'
import { incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { incidentQuery, readIncidentAddress } from '../features/incidents/incident-address.ts'

export const incidentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/incidents',
  validateSearch: readIncidentAddress,
  loaderDeps: ({ search: { adds: _, ...filters } }) => filters,
  loader: ({ context: { reads }, deps }) => reads.pages(incidentRoutes.search, incidentQuery(deps)),
  staticData: { title: incidentLabels.title, may: incidentRoutes.search.may },
  component: lazyScreen(() => import('../features/incidents/IncidentList.tsx'), 'IncidentList'),
})
export const incidentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/incident/$id',
  loader: ({ context: { reads }, params: { id } }) => reads.one(incidentRoutes.one, { id }),
  staticData: { title: incidentLabels.one, may: incidentRoutes.one.may, unlisted: true },
  component: lazyScreen(() => import('../features/incidents/IncidentPage.tsx'), 'IncidentPage'),
})
