import { documentRoutes, documentTypeCommands } from '@embarca/contracts/carrier-document/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'
import { readRegisterAddress } from '../shared/register/address.ts'

export const documentTypesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documentTypes',
  validateSearch: (given: Record<string, unknown>) => readRegisterAddress(given),
  loader: ({ context: { reads } }) => reads.one(documentRoutes.types, {}),
  staticData: { title: 'Tipos de documento', may: may.configure },
  component: lazyScreen(() => import('./DocumentTypeScreens.tsx'), 'DocumentTypesScreen'),
})
/** A new type, or the one with this `id`. */
export const documentTypeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documentTypes/new',
  validateSearch: (given: Record<string, unknown>) => omitUndefined({ id: readText(given['id'], MAX_NAME_LENGTH) }),
  staticData: { title: 'Novo tipo de documento', may: documentTypeCommands.add.may },
  component: lazyScreen(() => import('./DocumentTypeScreens.tsx'), 'DocumentTypeScreen'),
})
