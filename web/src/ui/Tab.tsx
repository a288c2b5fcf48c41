import { type ReactNode, useEffect, useRef } from 'react'
import { PlainButton } from './PlainButton.tsx'

type Props = { readonly className: string; readonly on: boolean; readonly onSelect: () => void; readonly children: ReactNode }

/**
 * A tab of a row that may be wider than the screen; the selected one scrolls into view. A pressed button and not an item of PrimeReact's
 * TabMenu: that is a menu bar of links, while these filter the list beneath them.
 */
export const Tab = ({ className, on, onSelect, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (on) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [on])
  return (
    <PlainButton ref={button} className={className} aria-pressed={on} onClick={onSelect}>
      {children}
    </PlainButton>
  )
}
