import { cloneElement, type ReactElement, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Placement, placeAround } from './placement.ts'
import './tip.css'

type Anchor = { readonly 'aria-describedby'?: string; readonly 'aria-label'?: string }

/** A tooltip on hover and focus; Escape closes it. Screen readers get it as the description. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only observes its control
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
