// What the service workers of the apps that open without a network share: each keeps its page and its parts (scripts, styles and font) and
// nothing else. Data is the apps' own business: it is sealed there, and never cached here.

const fetched = async (address, accept) => {
  const answer = await fetch(address, { cache: 'no-cache', headers: { accept } })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer
}

/**
 * Keeps an app. `shell`: the name of its cache; `page`: the address that every address of `isApp` is answered with; `manifest`: the build's
 * list, in which `partsIn` finds the addresses of its parts. `keepsOthers`: a part that is fetched and not kept yet is kept, too.
 */
self.keepApp = ({ shell, page, manifest, partsIn, isApp, isPart, keepsOthers = false }) => {
  const keepShell = async () => {
    const cache = await caches.open(shell)
    const parts = partsIn(await (await fetched(manifest, 'application/json')).json())
    await Promise.all(parts.map(async (address) => (await cache.match(address)) ?? cache.add(address)))
    await cache.put(page, await fetched(page, 'text/html'))
    const wanted = new Set([page, ...parts].map((address) => new URL(address, location.origin).href))
    await Promise.all((await cache.keys()).filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
  }
  /** The newest page while the server answers, the kept one otherwise. A new version replaces what is kept. */
  const pageFor = async (request) => {
    try {
      const answer = await fetch(request)
      if (answer.ok || answer.status < 500) return answer
    } catch {}
    return (await caches.match(page)) ?? Response.error()
  }
  const partFor = async (request) => {
    const kept = await caches.match(request)
    if (kept) return kept
    const part = await fetch(request)
    if (part.ok && keepsOthers) await (await caches.open(shell)).put(request, part.clone())
    return part
  }

  self.addEventListener('install', (event) => {
    event.waitUntil(keepShell())
    self.skipWaiting()
  })
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (request.mode === 'navigate' && isApp.test(pathname)) event.respondWith(pageFor(request))
    else if (isPart.test(pathname)) event.respondWith(partFor(request))
  })
  self.addEventListener('message', ({ data }) => {
    if (data === 'keep-shell') void keepShell().catch(() => {})
  })
}
