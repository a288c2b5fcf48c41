/** Lets an app open without a network: its worker keeps the page and its parts. Without one, the app works as any page does. */
export const keepShell = (worker: string, scopes: readonly string[]) => {
  if (!('serviceWorker' in navigator)) return
  for (const scope of scopes)
    navigator.serviceWorker
      .register(worker, { scope })
      .then(({ active }) => active?.postMessage('keep-shell'))
      .catch((error: unknown) => console.error(error))
  // Without it a browser may evict what waits to be sent.
  void navigator.storage?.persist?.()
}
