import { useSyncExternalStore } from 'react'

const names = [
  'surface',
  'raised',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'negotiation',
  'progress',
  'confirm',
  'done',
  'idle',
  'danger',
] as const
/** The theme's tokens as colours: a canvas cannot read CSS variables. */
export type Ink = Readonly<Record<(typeof names)[number] | 'font', string>>

const read = (): Ink => {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return Object.fromEntries([...names, 'font'].map((name) => [name, token(name)])) as Ink
}

let known: { readonly theme: string | undefined; readonly ink: Ink } | undefined
const now = () => {
  const { theme } = document.documentElement.dataset
  if (!known || known.theme !== theme) known = { theme, ink: read() }
  return known.ink
}
const subscribe = (listener: () => void) => {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

/** The colours of the current theme. */
export const useInk = (): Ink => useSyncExternalStore(subscribe, now)
