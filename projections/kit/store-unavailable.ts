/** A store cannot be reached, or cannot read or write now: asked again, it may answer. */
export class ReadStoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

// biome-ignore lint/suspicious/noExplicitAny: the method of a store of any kind: its arguments are passed on as they are
type StoreMethod = (...given: any[]) => unknown

/** Tells a store that is away from a broken question; `isUnavailable` knows the engine's own words for it. */
export const unavailableWhen = (isUnavailable: (error: unknown) => boolean) => {
  const asUnavailable = (error: unknown): never => {
    throw isUnavailable(error) ? new ReadStoreUnavailable((error as Error).message, { cause: error }) : error
  }
  return {
    /** Throws `ReadStoreUnavailable` for what only the engine is to blame for, and the error itself otherwise. */
    asUnavailable,
    /** The same store; each of its failures says whether the engine is to blame. */
    reportingUnavailable: <Store extends object>(store: Store): Store =>
      Object.fromEntries(
        Object.entries(store).map(([name, method]) => [
          name,
          async (...given: unknown[]) => {
            try {
              return await (method as StoreMethod)(...given)
            } catch (error) {
              return asUnavailable(error)
            }
          },
        ]),
      ) as Store,
  }
}
