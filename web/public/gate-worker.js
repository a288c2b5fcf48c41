// The service worker of a gate's tablet: keeps the screens of a gate, with what they load later (dialogs, the queue, the scanner).
importScripts('/shell-worker.js')

const START = 'index.html'
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

self.keepApp({
  shell: 'embarca-gate-1',
  page: '/concierge',
  manifest: '/app-manifest.json',
  isApp: /^\/(concierge|dispatchment|checklist)\/?$/,
  isPart: /^\/(assets\/(?!carriers\/)|theme\.js$|mark\.svg$|gate\.webmanifest$)/,
  partsIn,
})
