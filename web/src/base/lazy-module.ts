import { useEffect, useState } from 'react'
import { withRetries } from './lazy-loading.ts'

/** Code that is fetched where it is first shown; the same for all who show it. */
export type LazyModule<Module> = { readonly fetch: () => Promise<Module>; known?: Module }

export const lazyModule = <Module>(load: () => Promise<Module>): LazyModule<Module> => ({ fetch: withRetries(load) })

/**
 * The code of a part of a screen, undefined until it is there. What does not come is thrown to the screen around it, and asked for
 * again where the part is shown again. It does not suspend: React would show what stands in the part's place for 300 ms at least,
 * however soon the code is there.
 */
export const useLazyModule = <Module extends object>(code: LazyModule<Module>): Module | undefined => {
  const [module, setModule] = useState(code.known)
  const [lost, setLost] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    if (code.known) return
    code.fetch().then(
      (come) => {
        code.known = come
        setModule(() => come)
      },
      (error: unknown) => setLost({ error }),
    )
  }, [code])
  if (lost) throw lost.error
  return module
}
