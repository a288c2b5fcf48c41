// Before the first paint, so that a dark desk never flashes white; the app takes over in src/theme/choice.ts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('embarca.theme')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
