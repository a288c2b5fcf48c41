import { useEffect, useState } from 'react'
import { withRetries } from './lazy-loading.ts'

/** A module loaded on first use and shared by every component that uses it. */
export type LazyModule<Module> = { readonly fetch: () => Promise<Module>; known?: Module }

export const lazyModule = <Module>(load: () => Promise<Module>): LazyModule<Module> => ({ fetch: withRetries(load) })

/**
 * The module of a part of a screen, undefined while it loads. A loading failure is thrown to the nearest error boundary; the next mount
 * tries again. Does not suspend: React would show the fallback for at least 300 ms, even when the module is there at once.
 */
export const useLazyModule = <Module extends object>(lazy: LazyModule<Module>): Module | undefined => {
  const [module, setModule] = useState(lazy.known)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    if (lazy.known) return
    lazy.fetch().then(
      (loaded) => {
        lazy.known = loaded
        setModule(() => loaded)
      },
      (error: unknown) => setFailure({ error }),
    )
  }, [lazy])
  if (failure) throw failure.error
  return module
}
