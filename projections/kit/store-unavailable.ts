/** A store cannot be reached, or cannot read or write now: a retry may succeed. */
export class ReadStoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

// biome-ignore lint/suspicious/noExplicitAny: the method of a store of any kind: its arguments are passed on as they are
type StoreMethod = (...given: any[]) => unknown

/** Separates an unavailable store from an invalid query; `isUnavailable` recognises the engine's own errors. */
export const unavailableWhen = (isUnavailable: (error: unknown) => boolean) => {
  const asUnavailable = (error: unknown): never => {
    throw isUnavailable(error) ? new ReadStoreUnavailable((error as Error).message, { cause: error }) : error
  }
  return {
    /** Throws `ReadStoreUnavailable` for the engine's failures, and the error itself otherwise. */
    asUnavailable,
    /** The same store; failures of the engine are thrown as `ReadStoreUnavailable`. */
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
