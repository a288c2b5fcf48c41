import { createContext, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react'

export type Shortcut = {
  /** `j`, `?`, `Enter`, `ArrowRight`, `mod+k` (Ctrl, or ⌘ on a Mac), `shift+x`. */
  readonly keys: string
  readonly label: string
  readonly group?: string
  readonly run: (event: KeyboardEvent) => void
}
type Entry = { current: Shortcut & { readonly layer: string } }

/** Shortcuts belong to the innermost open layer (a drawer, a dialog); those of the layers below are inactive. */
export const ShortcutLayerContext = createContext('page')
const GLOBAL_LAYER = 'global'

const entries = new Set<Entry>()
let layers: readonly string[] = ['page']
const listeners = new Set<() => void>()
let listing: readonly Shortcut[] = []

const publish = () => {
  const top = layers.at(-1)
  listing = [...entries].map(({ current }) => current).filter(({ layer }) => layer === top || layer === GLOBAL_LAYER)
  for (const listener of listeners) listener()
}

/** The name of a pressed key, as shortcuts spell it. */
export const keyNameOf = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const plainSign = event.key.length === 1 && !/[a-z0-9]/i.test(event.key)
  const modifiers = [(event.ctrlKey || event.metaKey) && 'mod', event.altKey && 'alt', event.shiftKey && !plainSign && 'shift']
  return [...modifiers.filter(Boolean), key].join('+')
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.tagName === 'TEXTAREA' ||
    target.tagName === 'SELECT' ||
    (target.tagName === 'INPUT' && !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type)))
const takesEnter = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="option"], [role="menuitem"]') !== null

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing) return
  const keys = keyNameOf(event)
  if (isTyping(event.target) && !keys.startsWith('mod+')) return
  if ((keys === 'Enter' || keys === ' ') && takesEnter(event.target)) return
  const match = listing.findLast((shortcut) => shortcut.keys === keys)
  if (!match) return
  event.preventDefault()
  match.run(event)
}

/** Starts listening to the keyboard; called once, when the app starts. */
export const installShortcuts = () => document.addEventListener('keydown', onKeyDown)

/** Registers a shortcut in the layer of this component, while it is mounted and `when` holds. */
export const useShortcut = (shortcut: Shortcut, { when = true, global = false } = {}) => {
  const inner = useContext(ShortcutLayerContext)
  const layer = global ? GLOBAL_LAYER : inner
  const entry = useRef({ ...shortcut, layer })
  entry.current = { ...shortcut, layer, run: shortcut.run }
  const { keys, label } = shortcut
  useEffect(() => {
    if (!when) return undefined
    const live: Entry = {
      current: { keys, label, ...(entry.current.group && { group: entry.current.group }), layer, run: (event) => entry.current.run(event) },
    }
    entries.add(live)
    publish()
    return () => {
      entries.delete(live)
      publish()
    }
  }, [when, keys, label, layer])
}

/** Opens a layer above the others; pass the result to `ShortcutLayerContext`. */
export const useShortcutLayer = (open: boolean): string => {
  const id = useId()
  useEffect(() => {
    if (!open) return undefined
    layers = [...layers, id]
    publish()
    return () => {
      layers = layers.filter((layer) => layer !== id)
      publish()
    }
  }, [open, id])
  return id
}

/** The shortcuts that are active right now, for the help dialog. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => listing,
  )
