import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import './combobox.css'

export type ListboxOption = { readonly key: string; readonly label: string; readonly detail?: string | undefined }
type Props = {
  readonly id: string
  readonly label: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly options: readonly ListboxOption[]
  readonly active: number
  readonly chosen?: string | undefined
  readonly note?: string | undefined
  readonly onPick: (index: number) => void
  readonly onPoint: (index: number) => void
}

const MAX_HEIGHT = 280

/** Places the list under the control, or above it without room below; in the top layer, so that no drawer clips it. */
const positionList = (list: HTMLElement, anchor: HTMLElement) => {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const above = bottom + MAX_HEIGHT > innerHeight && top > innerHeight - bottom
  Object.assign(list.style, {
    left: `${left}px`,
    minWidth: `${width}px`,
    maxHeight: `${Math.min(MAX_HEIGHT, (above ? top : innerHeight - bottom) - 12)}px`,
    top: above ? 'auto' : `${bottom + 4}px`,
    bottom: above ? `${innerHeight - top + 4}px` : 'auto',
  })
}

/** The options; the control keeps the focus and handles the keys. */
export const Listbox = ({ id, label, anchor, options, active, chosen, note, onPick, onPoint }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    if (!current || !anchor.current) return undefined
    current.showPopover?.()
    const follow = () => anchor.current && positionList(current, anchor.current)
    follow()
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [anchor])
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  return (
    <div ref={list} popover="manual" className="listbox">
      <div id={id} role="listbox" aria-label={label}>
        {options.map(({ key, label: text, detail }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, not focused
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={key === chosen}
            className={index === active ? 'option active' : 'option'}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== active && onPoint(index)}
            onClick={() => onPick(index)}
          >
            <span>
              {text}
              {detail && <small>{detail}</small>}
            </span>
            {key === chosen && <Icon name="check" size={14} />}
          </div>
        ))}
      </div>
      {note && <p className="listbox-note">{note}</p>}
    </div>
  )
}
