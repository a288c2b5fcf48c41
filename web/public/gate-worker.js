// The service worker of a gate's tablet: caches the screens of a gate (their page, scripts, styles and font) and nothing else. Data is the
// app's own business: it is sealed there, and never cached here.
const SHELL = 'embarca-gate-1'
const PAGE = '/concierge'
const IS_APP = /^\/(concierge|dispatchment|checklist)\/?$/
const IS_PART = /^\/(assets\/(?!carriers\/)|theme\.js$|mark\.svg$|gate\.webmanifest$)/
const START = 'index.html'
/** With what they load later: dialogs, the queue. */
const SCREENS = /^src\/features\/gate\/(GateScreen|ChecklistScreen|dispatchment\/DispatchmentScreen|offline\/opening)\.tsx?$/

/** The script and style files that the screens of a gate need, the one font that Portuguese needs, and the scanner. */
const partsIn = (manifest) => {
  const found = new Set(['/theme.js', '/mark.svg', '/gate.webmanifest'])
  const seen = new Set()
  const add = (key, withLater) => {
    const part = manifest[key]
    if (!part || seen.has(key)) return
    seen.add(key)
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? []).filter((asset) => /latin-wght|\.wasm$/.test(asset))])
      found.add(`/${file}`)
    for (const next of part.imports ?? []) add(next, false)
    if (withLater) for (const next of part.dynamicImports ?? []) add(next, true)
  }
  for (const key of Object.keys(manifest)) if (SCREENS.test(key)) add(key, true)
  add(START, false)
  return [...found]
}
const fetched = async (address, accept) => {
  const answer = await fetch(address, { cache: 'no-cache', headers: { accept } })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer
}

const keepShell = async () => {
  const cache = await caches.open(SHELL)
  const parts = partsIn(await (await fetched('/app-manifest.json', 'application/json')).json())
  await Promise.all(parts.map(async (address) => (await cache.match(address)) ?? cache.add(address)))
  await cache.put(PAGE, await fetched(PAGE, 'text/html'))
  const wanted = new Set([PAGE, ...parts].map((address) => new URL(address, location.origin).href))
  await Promise.all((await cache.keys()).filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The newest page while the server answers, the kept one otherwise. A new version replaces what is kept. */
const pageFor = async (request) => {
  try {
    const page = await fetch(request)
    if (page.ok || page.status < 500) return page
  } catch {}
  return (await caches.match(PAGE)) ?? Response.error()
}
const partFor = async (request) => (await caches.match(request)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && IS_APP.test(pathname)) event.respondWith(pageFor(request))
  else if (IS_PART.test(pathname)) event.respondWith(partFor(request))
})
self.addEventListener('message', ({ data }) => {
  if (data === 'keep-shell') void keepShell().catch(() => {})
})
