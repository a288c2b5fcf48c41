import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { useNavigateHref } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ShortcutLayer } from '../../ui/ShortcutLayer.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type PaletteOption, usePaletteOptions } from './palette-options.ts'
import { rememberRecent } from './recent.ts'
import './palette.css'

const Row = ({
  offer,
  id,
  chosen,
  onChoose,
  onPoint,
}: {
  readonly offer: PaletteOption
  readonly id: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onPoint: () => void
}) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the text box above holds the focus and receives the keys
  // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, not focused
  <div id={id} role="option" aria-selected={chosen} className="offer" onClick={onChoose} onPointerMove={onPoint}>
    <Icon name={offer.icon} />
    <span className="cut">
      <b className="num">{offer.title}</b> {offer.summary}
    </span>
    <small>{offer.note}</small>
  </div>
)

/** The command palette (Ctrl+K). Finds a load or an order by a pasted code, or a screen by its name. */
export const Palette = ({ typed: first = '', onClose }: { readonly typed?: string; readonly onClose: () => void }) => {
  const { user_id } = useSession()
  const navigateHref = useNavigateHref()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(first)
  const [at, setAt] = useState(0)
  /** Enter was pressed before the search had ended. */
  const [isAwaited, setAwaited] = useState(false)
  const { offers, note, searching } = usePaletteOptions(typed)
  const chosen = Math.min(at, offers.length - 1)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  const open = (offer: PaletteOption | undefined) => {
    if (!offer) return
    onClose()
    if (offer.remember) rememberRecent(user_id, { to: offer.to, title: offer.title, ...(offer.summary && { summary: offer.summary }) })
    void navigateHref(offer.to)
  }
  useEffect(() => {
    if (!isAwaited || searching) return
    setAwaited(false)
    open(offers[chosen])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && offers.length > 0) {
      event.preventDefault()
      setAt((chosen + step + offers.length) % offers.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      setAwaited(true)
    }
  }

  return (
    <ShortcutLayer open>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        className="palette"
        aria-label="Buscar"
        onClose={onClose}
        onClick={({ target }) => target === dialog.current && onClose()}
      >
        <div className="palette-box">
          <label className="palette-input">
            {searching ? <Spinner /> : <Icon name="search" />}
            {/* A plain input: PrimeReact's AutoComplete opens a panel of its own, here the results stay in the dialog. */}
            <input
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setAt(0)
                setAwaited(false)
              }}
              onKeyDown={onKeyDown}
              placeholder="Código, placa, CPF, CNPJ, NF-e ou tela"
              aria-label="Buscar uma carga ou uma tela"
              role="combobox"
              aria-expanded={offers.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={offers.length > 0 ? `${id}-${chosen}` : undefined}
              autoComplete="off"
              spellCheck={false}
              autoFocus
            />
            <kbd>Esc</kbd>
          </label>
          <div id={`${id}-list`} role="listbox" aria-label="Resultados" className="offers">
            {offers.map((offer, index) => (
              <Row
                key={offer.key}
                offer={offer}
                id={`${id}-${index}`}
                chosen={index === chosen}
                onChoose={() => open(offer)}
                onPoint={() => setAt(index)}
              />
            ))}
          </div>
          <p className="palette-note" role="status">
            {note}
          </p>
        </div>
      </dialog>
    </ShortcutLayer>
  )
}
