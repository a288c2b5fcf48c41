// The service worker of the app of carriers and drivers: caches the app shell (its page, script, styles and font) and nothing else. Data is
// the app's own business: it is sealed there, and never cached here.
const SHELL = 'embarca-carriers-1'
const PAGE = '/carrier'
const IS_APP = /^\/(carrier|driver|trip)(\/|$)/
const IS_PART = /^\/(assets\/carriers\/|theme\.js$|mark\.svg$|carriers\.webmanifest$)/

/** The script and style files of this version, and the one font that Portuguese needs. */
const partsIn = (manifest) => [
  '/theme.js',
  '/mark.svg',
  ...new Set(
    Object.values(manifest)
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets.filter((asset) => asset.includes('latin-wght'))])
      .map((file) => `/${file}`),
  ),
]
const fetched = async (address, accept) => {
  const answer = await fetch(address, { cache: 'no-cache', headers: { accept } })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer
}

const keepShell = async () => {
  const cache = await caches.open(SHELL)
  const parts = partsIn(await (await fetched('/carriers-manifest.json', 'application/json')).json())
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
    if (page.ok) return page
    if (page.status < 500) return page
  } catch {}
  return (await caches.match(PAGE)) ?? Response.error()
}
const partFor = async (request) => {
  const kept = await caches.match(request)
  if (kept) return kept
  const part = await fetch(request)
  if (part.ok) await (await caches.open(SHELL)).put(request, part.clone())
  return part
}

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

/** A notice of the server. Without readable words it still says that something happened: browsers demand that each push is shown. */
const noticeIn = ({ data }) => {
  try {
    return data.json()
  } catch {
    return {}
  }
}
/** The app's own pages only. */
const addressIn = ({ url = PAGE }) => {
  const address = new URL(url, location.origin)
  return address.origin === location.origin && IS_APP.test(address.pathname) ? address.href : new URL(PAGE, location.origin).href
}
self.addEventListener('push', (event) => {
  const notice = noticeIn(event)
  const { title = 'Embarca', body = 'Há novidades no aplicativo.', tag } = notice
  const shown = { body, lang: 'pt-BR', icon: '/mark.svg', data: { url: addressIn(notice) }, ...(tag && { tag }) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** A tap goes to the page: in the window that shows this half of the app, otherwise in a new one. */
const openPage = async (address) => {
  const half = new URL(address).pathname.split('/')[1]
  const windows = await clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => new URL(url).pathname.split('/')[1] === half)
  if (!open) return clients.openWindow(address)
  await open.focus()
  return open.url === address ? open : open.navigate(address)
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.url ?? new URL(PAGE, location.origin).href))
})
