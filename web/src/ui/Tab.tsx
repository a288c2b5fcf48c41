import { type ReactNode, useEffect, useRef } from 'react'

type Props = { readonly className: string; readonly on: boolean; readonly onSelect: () => void; readonly children: ReactNode }

/** One of a row of tabs that may be longer than the screen: the chosen one is brought into view. */
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
