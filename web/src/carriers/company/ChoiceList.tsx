import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'

type Option = { readonly id: string; readonly label: string; readonly detail?: string; readonly isOn: boolean }
type Props = {
  readonly title: string
  readonly list: {
    readonly pending: boolean
    readonly failed: boolean
    readonly error: unknown
    readonly refresh: () => unknown
    readonly more: { readonly has: boolean; readonly loading: boolean; readonly load: () => void }
  }
  readonly options: readonly Option[]
  readonly onChoose: (id: string) => void
}

/** A few at first, so that the next list is on the same screen. */
const FIRST = 6

/** Rows to press: the pressed ones are chosen. */
export const ChoiceList = ({ title, list, options, onChoose }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? options : options.filter(({ isOn }, at) => at < FIRST || isOn)
  const hidden = options.length - shown.length
  return (
    <section className="road-card" aria-label={title}>
      <h2>{title}</h2>
      <QueryState
        what={title.toLowerCase()}
        pending={list.pending}
        failed={list.failed}
        error={list.error}
        onRetry={list.refresh}
        empty={options.length === 0 ? 'Nada encontrado.' : undefined}
        rows={{ count: 3, height: 56 }}
      >
        <ul className="road-choices">
          {shown.map(({ id, label, detail, isOn }) => (
            <li key={id}>
              <PlainButton className="road-choice" aria-pressed={isOn} onClick={() => onChoose(id)}>
                <Icon name={isOn ? 'check-circle' : 'plus'} size={20} />
                <span>
                  {label} {detail && <small>{detail}</small>}
                </span>
              </PlainButton>
            </li>
          ))}
        </ul>
        {(hidden > 0 || list.more.has) && (
          <Button
            size="gate"
            pending={list.more.loading}
            onClick={() => {
              setWhole(true)
              if (list.more.has) list.more.load()
            }}
          >
            {hidden > 0 ? `Mostrar mais ${hidden}` : 'Mostrar mais'}
          </Button>
        )}
      </QueryState>
    </section>
  )
}
