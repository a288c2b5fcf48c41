import { useSyncExternalStore } from 'react'

export type FeedbackStyle = 'info' | 'error' | 'success' | 'warning'
export const defaultTitles: Readonly<Record<FeedbackStyle, string>> = {
  info: 'Informação',
  error: 'Oops',
  success: 'Confirmação',
  warning: 'Aviso',
}

export type FeedbackAction = { readonly label: string; readonly run: () => void }
type Content = {
  readonly style: FeedbackStyle
  readonly title?: string
  readonly text?: string
  readonly code?: string
  readonly action?: FeedbackAction
  /** Milliseconds; `null` keeps it until it is closed. */
  readonly lasts?: number | null
  /** What others did: shown away from the user's work, and below open dialogs. */
  readonly isBackground?: true
}
export type Feedback = Content & { readonly id: number; readonly kind: 'message' | 'notification' | 'alert'; readonly done?: () => void }

const listeners = new Set<() => void>()
let shown: readonly Feedback[] = []
let lastId = 0

const change = (next: readonly Feedback[]) => {
  shown = next
  for (const listener of listeners) listener()
}
const isSameContent = (a: Content, b: Content) => a.style === b.style && a.title === b.title && a.text === b.text

const show = (kind: Feedback['kind'], content: Content, done?: () => void): number => {
  const twin = shown.find((other) => other.kind === kind && isSameContent(other, content))
  const id = ++lastId
  change([...shown.filter((other) => other !== twin), { ...content, kind, id, ...(done && { done }) }])
  return id
}

export const dismiss = (id: number) => {
  const gone = shown.find((one) => one.id === id)
  change(shown.filter((one) => one.id !== id))
  gone?.done?.()
}

/** One line that disappears by itself. */
export const message = (style: FeedbackStyle, text: string) => show('message', { style, text })

/** A note with a title, by default the title of its style. */
export const notification = (content: Content) => show('notification', { ...content, title: content.title ?? defaultTitles[content.style] })

/** A dialog that must be read; resolves when it is closed. */
export const alert = (content: Content): Promise<void> =>
  new Promise((resolve) => show('alert', { ...content, title: content.title ?? defaultTitles[content.style] }, resolve))

export const useFeedback = (): readonly Feedback[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
