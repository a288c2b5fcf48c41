import { screens } from './screens.ts'

type Lazy = { readonly path?: string; readonly component?: { readonly preload?: () => Promise<unknown> } }

/** Fetches the screen of an address while it is still being found out who is there; whatever fails is asked for again, and told then. */
export const preloadScreen = (pathname: string): void => {
  // The router's type of a route's options does not say that a lazy component can be preloaded.
  const named = screens.map(({ options }) => options as unknown as Lazy).find(({ path }) => path === pathname)
  void named?.component?.preload?.().catch(() => {})
}
