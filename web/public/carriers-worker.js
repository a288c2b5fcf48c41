// The service worker of the app of carriers and drivers: keeps the app, and shows what the server pushes.
importScripts('/shell-worker.js')

const PAGE = '/carrier'
const IS_APP = /^\/(carrier|driver|trip)(\/|$)/

self.keepApp({
  shell: 'embarca-carriers-1',
  page: PAGE,
  manifest: '/carriers-manifest.json',
  isApp: IS_APP,
  isPart: /^\/(assets\/carriers\/|theme\.js$|mark\.svg$|carriers\.webmanifest$)/,
  keepsOthers: true,
  /** The script and style files of this version, and the one font that Portuguese needs. */
  partsIn: (manifest) => [
    '/theme.js',
    '/mark.svg',
    ...new Set(
      Object.values(manifest)
        .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets.filter((asset) => asset.includes('latin-wght'))])
        .map((file) => `/${file}`),
    ),
  ],
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
