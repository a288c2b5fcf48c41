import { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { omitUndefined } from '../base/search-params.ts'
import { readDriversAddress } from '../features/drivers/drivers-address.ts'
import { pageInput } from '../shared/register/address.ts'

export const driversRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/drivers',
  validateSearch: readDriversAddress,
  loaderDeps: ({ search: { text, id, transporterId } }) => omitUndefined({ text, id, transporterId }),
  loader: ({ context: { reads }, deps: { id, transporterId, ...page } }) => {
    reads.pages(driverRoutes.searchDrivers, pageInput(page, 15))
    if (id !== undefined) reads.one(driverRoutes.driverStatus, { id, ...omitUndefined({ transporterId }) })
  },
  staticData: { title: 'Motoristas', may: may.seeDrivers },
  component: lazyScreen(() => import('../features/drivers/DriverList.tsx'), 'DriverList'),
})
