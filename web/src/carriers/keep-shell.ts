/** Lets the app open without a network: its worker keeps the page and its parts. Without one, the app works as any page does. */
export const keepShell = () => {
  if (!('serviceWorker' in navigator)) return
  const scope = ['/driver', '/trip/'].find((path) => location.pathname.startsWith(path)) ?? '/carrier'
  navigator.serviceWorker
    .register('/carriers-worker.js', { scope })
    .then(({ active }) => active?.postMessage('keep-shell'))
    .catch((error: unknown) => console.error(error))
  // Without it a browser may evict what waits to be sent.
  void navigator.storage?.persist?.()
}
