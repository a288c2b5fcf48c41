// Runs before the first paint, so that a user of the dark theme never sees a white flash; src/theme/choice.ts takes over later.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('embarca.theme')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
