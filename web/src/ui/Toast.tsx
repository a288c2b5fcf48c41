import { Toast as PrimeToast, type ToastMessage } from 'primereact/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

export type ToastItem = {
  readonly id: number
  readonly className: string
  readonly children: ReactNode
  /** Milliseconds, held while the mouse is on it; `null` keeps it until it is closed. */
  readonly lasts: number | null
}
type Props = {
  readonly items: readonly ToastItem[]
  /** `top`: what the user did. `corner`: what others did, above the floating button of a screen. */
  readonly place: 'top' | 'corner'
  readonly label: string
  readonly onClose: (id: number) => void
}

const positions = { top: 'top-center', corner: 'bottom-right' } as const
/** PrimeReact announces each message assertively; the region announces them politely instead. */
const quiet = { role: undefined, 'aria-live': undefined, 'aria-atomic': undefined } as object

const messageOf = ({ id, className, children, lasts }: ToastItem): ToastMessage => ({
  id: String(id),
  className,
  content: <div className="toast-content">{children}</div>,
  closeIcon: <Icon name="times" size={14} />,
  ...(lasts === null ? { sticky: true } : { life: lasts }),
  pt: { root: quiet },
})

/** Messages that disappear by themselves and never take the focus. Screens make room for the corner by `--toast-room`. */
export const Toast = ({ items, place, label, onClose }: Props) => {
  const toast = useRef<PrimeToast>(null)
  const shown = useRef(new Map<number, ToastMessage>())
  useEffect(() => {
    for (const [id, message] of shown.current) {
      if (items.some((item) => item.id === id)) continue
      shown.current.delete(id)
      toast.current?.remove(message)
    }
    for (const item of items) {
      if (shown.current.has(item.id)) continue
      const message = messageOf(item)
      shown.current.set(item.id, message)
      toast.current?.show(message)
    }
  }, [items])
  const takesRoom = place === 'corner' && items.length > 0
  useEffect(() => {
    document.documentElement.toggleAttribute('data-toast', takesRoom)
    return () => {
      document.documentElement.removeAttribute('data-toast')
    }
  }, [takesRoom])
  return (
    <PrimeToast
      ref={toast}
      position={positions[place]}
      onRemove={(message) => onClose(Number(message.id))}
      pt={{ root: { role: 'region', 'aria-live': 'polite', 'aria-label': label } }}
    />
  )
}
