import { useEffect } from 'react'

type Mark = {
  /** What the page is about, e.g. a load's code and status. */
  readonly title: string
  readonly unread: number
  /** A colour token, e.g. `--progress`. */
  readonly colour: string
}

const PLAIN = '/mark.svg'
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')

const drawn = (colour: string, unread: number) => {
  const badge = unread > 0 ? '<circle cx="25" cy="7" r="6" fill="#b3261e" stroke="#fff" stroke-width="2"/>' : ''
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect y="4" width="28" height="28" rx="7" fill="${colour}"/><path d="M6 13h10v10H6zM16 16h4l4 4v3h-8M10 26h.01M20 26h.01" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>${badge}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(mark)}`
}

/** Shows in the browser's tab what a page is about: its title, the colour of its status, and what is unread. */
export const usePageMark = (mark: Mark | undefined) => {
  const { title = '', unread = 0, colour = '' } = mark ?? {}
  useEffect(() => {
    if (title === '') return undefined
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} · Embarca`
    const shown = icon()
    if (shown) shown.href = drawn(getComputedStyle(document.documentElement).getPropertyValue(colour).trim(), unread)
    return () => {
      if (shown) shown.href = PLAIN
    }
  }, [title, unread, colour])
}
