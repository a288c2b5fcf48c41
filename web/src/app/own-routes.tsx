import { createRoute, redirect } from '@tanstack/react-router'
import { homeOf, homes, isOtherApp } from '../session/home.ts'
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

/** Homes whose module does not exist yet show a page that says so. */
const soon = (taken: ReadonlySet<string>) =>
  homes
    .filter((home) => !isOtherApp(home) && !taken.has(home))
    .map((path) =>
      createRoute({
        getParentRoute: () => shellRoute,
        path,
        staticData: { title: 'Em breve', soon: true },
        component: lazyScreen(() => import('./shell/SoonPage.tsx'), 'SoonPage'),
      }),
    )

export const ownRoutes = (taken: ReadonlySet<string>) => [entry, loading, ...(import.meta.env.DEV ? [sandbox()] : []), ...soon(taken)]
