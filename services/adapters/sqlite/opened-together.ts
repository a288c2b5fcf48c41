type Closeable = { close(): void }

/** Opens stores one after the other; `close` closes the last first. When one cannot be opened, those before it are closed again. */
export const openedTogether = <Stores>(open: (keep: <Store extends Closeable>(store: Store) => Store) => Stores): Stores & Closeable => {
  const opened: Closeable[] = []
  const close = () => {
    for (const store of opened.splice(0)) store.close()
  }
  try {
    const stores = open((store) => {
      opened.unshift(store)
      return store
    })
    return { ...stores, close }
  } catch (error) {
    close()
    throw error
  }
}
