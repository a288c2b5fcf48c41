import { screens } from './screens.ts'

type Lazy = { readonly path?: string; readonly component?: { readonly preload?: () => Promise<unknown> } }

/**
 * Loads the code of a screen while the session is still being opened. A failure is ignored: opening the screen loads it again and shows the
 * error.
 */
export const preloadScreen = (pathname: string): void => {
  // The router's types do not expose the preload function of a lazy component.
  const named = screens.map(({ options }) => options as unknown as Lazy).find(({ path }) => path === pathname)
  void named?.component?.preload?.().catch(() => {})
}
