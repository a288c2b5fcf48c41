import { Tooltip } from 'primereact/tooltip'
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'

type Anchor = { readonly 'aria-describedby'?: string; readonly 'aria-label'?: string }

/** PrimeReact's tooltip, shown at once: it is mounted only while its control is pointed at or focused. */
const Shown = ({ text, anchor }: { readonly text: string; readonly anchor: HTMLElement }) => {
  const tooltip = useRef<Tooltip>(null)
  useEffect(() => {
    tooltip.current?.show({ currentTarget: anchor } as never)
  }, [anchor])
  return <Tooltip ref={tooltip} content={text} position="bottom" />
}

/**
 * A tooltip on hover and focus; Escape closes it. PrimeReact hides its tooltips from screen readers: the text is also the description of the
 * control, unless it is its name.
 */
export const Tip = ({ text, children }: { readonly text: string; readonly children: ReactElement<Anchor> }) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const named = children.props['aria-label'] === text
  const close = () => setAnchor(undefined)
  useEffect(() => {
    if (!anchor) return undefined
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setAnchor(undefined)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [anchor])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only observes its control
    <span
      className="tip-anchor"
      onPointerEnter={({ currentTarget, pointerType }) => pointerType === 'mouse' && setAnchor(currentTarget)}
      onPointerLeave={close}
      onFocus={({ currentTarget, target }) => target.matches(':focus-visible') && setAnchor(currentTarget)}
      onBlur={close}
    >
      {cloneElement(children, named ? {} : { 'aria-describedby': id })}
      {!named && (
        <span id={id} className="hidden-text">
          {text}
        </span>
      )}
      {anchor && <Shown text={text} anchor={anchor} />}
    </span>
  )
}
