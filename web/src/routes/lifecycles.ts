import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { type Machine, machines } from '../features/lifecycles/machines.ts'

export const lifecyclesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/lifecycles',
  validateSearch: (given: Record<string, unknown>): { machine?: Machine } => {
    const known = machines.find(({ value }) => value === given['machine'])
    return known ? { machine: known.value } : {}
  },
  staticData: { title: 'Ciclos de vida', may: may.seeLoads },
  component: lazyScreen(() => import('./LifecyclesScreen.tsx'), 'LifecyclesScreen'),
})
