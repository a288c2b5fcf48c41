import { checklistRoutes } from '@embarca/contracts/checklist/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

const toggle = 'ENABLE_CHECKLIST'

export const checklistItemsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/checklist-items',
  loader: ({ context: { reads } }) => reads.one(checklistRoutes.checklistItems, {}),
  staticData: { title: 'Configuração de checklist', may: may.seePendencies, toggle },
  component: lazyScreen(() => import('../features/checklist-items/ChecklistItems.tsx'), 'ChecklistItemList'),
})
export const checklistItemRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/checklist-items/$id',
  staticData: { title: 'Item de checklist', may: may.configure, toggle, unlisted: true },
  component: lazyScreen(() => import('../features/checklist-items/ChecklistItems.tsx'), 'ChecklistItemPage'),
})
