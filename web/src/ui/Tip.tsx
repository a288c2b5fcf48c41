import { cloneElement, type ReactElement, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Placement, placeAround } from './placement.ts'
import './tip.css'

type Anchor = { readonly 'aria-describedby'?: string; readonly 'aria-label'?: string }

/** A short explanation on hover and on focus; Escape closes it, and screen readers hear it as a description. */
export const Tip = ({ text, children }: { readonly text: string; readonly children: ReactElement<Anchor> }) => {
  const id = useId()
  const [spot, setSpot] = useState<Placement>()
  const named = children.props['aria-label'] === text
  useEffect(() => {
    if (!spot) return undefined
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setSpot(undefined)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [spot])
  const open = (target: EventTarget & Element) => setSpot(placeAround(target.getBoundingClientRect()))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens to what its control does
    <span
      className="tip-anchor"
      onPointerEnter={({ currentTarget, pointerType }) => pointerType === 'mouse' && open(currentTarget)}
      onPointerLeave={() => setSpot(undefined)}
      onFocus={({ currentTarget, target }) => target.matches(':focus-visible') && open(currentTarget)}
      onBlur={() => setSpot(undefined)}
    >
      {cloneElement(children, named ? {} : { 'aria-describedby': id })}
      {!named && (
        <span id={id} className="hidden-text">
          {text}
        </span>
      )}
      {spot &&
        createPortal(
          <span className={`tip ${spot.side}`} style={{ left: spot.left, top: spot.top }} aria-hidden>
            {text}
          </span>,
          document.body,
        )}
    </span>
  )
}
