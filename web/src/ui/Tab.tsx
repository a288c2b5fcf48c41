import { type ReactNode, useEffect, useRef } from 'react'

type Props = { readonly className: string; readonly on: boolean; readonly onSelect: () => void; readonly children: ReactNode }

/** A tab of a row that may be wider than the screen; the selected one scrolls into view. */
export const Tab = ({ className, on, onSelect, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (on) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [on])
  return (
    <button ref={button} type="button" className={className} aria-pressed={on} onClick={onSelect}>
      {children}
    </button>
  )
}
