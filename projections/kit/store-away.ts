/** A store cannot be reached, or cannot read or write now: asked again, it may answer. */
export class StoreAway extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

// biome-ignore lint/suspicious/noExplicitAny: the method of a store of any kind: its arguments are passed on as they are
type Act = (...given: any[]) => unknown

/** Tells a store that is away from a broken question; `isAway` knows the engine's own words for it. */
export const awayWhen = (isAway: (error: unknown) => boolean) => {
  const asAway = (error: unknown): never => {
    throw isAway(error) ? new StoreAway((error as Error).message, { cause: error }) : error
  }
  return {
    /** Throws `StoreAway` for what only the engine is to blame for, and the error itself otherwise. */
    asAway,
    /** The same store; each of its failures says whether the engine is to blame. */
    sayingWhenAway: <Store extends object>(store: Store): Store =>
      Object.fromEntries(
        Object.entries(store).map(([name, act]) => [
          name,
          async (...given: unknown[]) => {
            try {
              return await (act as Act)(...given)
            } catch (error) {
              return asAway(error)
            }
          },
        ]),
      ) as Store,
  }
}
