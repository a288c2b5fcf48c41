import { carrierRoles } from '@embarca/contracts/roles.ts'
import { createRoute, redirect } from '@tanstack/react-router'
import { CARRIER_HOME, homeOf, homes } from '../session/home.ts'
import { lazyScreen } from './lazy-screen.ts'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { shellRoute } from './shell-route.ts'

const entry = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { unlisted: true },
  beforeLoad: ({ context }) => {
    throw redirect({ href: homeOf(context.session.roles), replace: true })
  },
})

const loading = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadingScreen',
  staticData: { unlisted: true },
  component: LoadingScreen,
})

const sandbox = () =>
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/sandbox',
    staticData: { title: 'Vitrine de componentes', unlisted: true },
    component: lazyScreen(() => import('./sandbox/Sandbox.tsx'), 'Sandbox'),
  })

const carrier = createRoute({
  getParentRoute: () => shellRoute,
  path: CARRIER_HOME,
  staticData: { title: 'Em breve', soon: true, may: { any: carrierRoles } },
  component: lazyScreen(() => import('./shell/CarrierPage.tsx'), 'CarrierPage'),
})

/** Homes whose module does not exist yet show a page that says so. */
const soon = (taken: ReadonlySet<string>) =>
  homes
    .filter((home) => home !== CARRIER_HOME && !taken.has(home))
    .map((path) =>
      createRoute({
        getParentRoute: () => shellRoute,
        path,
        staticData: { title: 'Em breve', soon: true },
        component: lazyScreen(() => import('./shell/SoonPage.tsx'), 'SoonPage'),
      }),
    )

export const ownRoutes = (taken: ReadonlySet<string>) => [
  entry,
  loading,
  carrier,
  ...(import.meta.env.DEV ? [sandbox()] : []),
  ...soon(taken),
]
