import type { ComponentProps, MouseEvent } from 'react'
import { go } from './address.ts'

/** A link within this app; with a modifier key, the browser's own. */
export const Link = ({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return
    event.preventDefault()
    go(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}
