import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type ImageFit, imageBox, type Size } from './image-box.ts'

type Props = {
  readonly url: string
  readonly alt: string
  readonly zoom: number
  readonly turns: number
  readonly fit: ImageFit
  readonly onBroken: () => void
}

/** Browsers give an SVG without a size this one. */
const UNSIZED: Size = { width: 300, height: 150 }

const useSizeOf = () => {
  const element = useRef<HTMLElement>(null)
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!element.current) return undefined
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return [element, size] as const
}

/**
 * An image that is zoomed and turned in place; the mouse drags it and arrow keys scroll it. PrimeReact's Image zooms only in an overlay, up
 * to 1.5 and without scrolling.
 */
export const ZoomedImage = ({ url, alt, zoom, turns, fit, onBroken }: Props) => {
  const [stage, size] = useSizeOf()
  const [natural, setNatural] = useState<Size>()
  const laid = natural && size && imageBox(natural, size, { zoom, turns, fit })
  const scrolls = laid !== undefined && size !== undefined && (laid.box.width > size.width || laid.box.height > size.height)
  const drag = ({ buttons, currentTarget, movementX, movementY }: PointerEvent) =>
    buttons === 1 && currentTarget.scrollBy(-movementX, -movementY)
  // Arrow keys scroll here, so the shortcuts of the page do not receive them.
  const keepArrows = (event: KeyboardEvent) => scrolls && event.key.startsWith('Arrow') && event.stopPropagation()
  return (
    <span ref={stage} className="zoom-stage">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a scrollable box receives the keys that scroll it */}
      <span className="zoom-scroll" {...(scrolls && { tabIndex: 0 })} onPointerMove={drag} onKeyDown={keepArrows}>
        <span className="zoom-box" style={laid?.box}>
          <img
            src={url}
            alt={alt}
            draggable={false}
            style={{ ...laid?.image, rotate: `${turns * 90}deg`, visibility: laid ? 'visible' : 'hidden' }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setNatural(width && height ? { width, height } : UNSIZED)
            }
            onError={onBroken}
          />
        </span>
      </span>
    </span>
  )
}
