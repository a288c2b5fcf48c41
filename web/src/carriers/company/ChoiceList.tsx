import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'

export type Option = {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly verdict: string
  /** Why not, or what to mind. */
  readonly reasons: readonly string[]
}
type Props = {
  readonly title: string
  readonly list: { readonly pending: boolean; readonly failed: boolean; readonly error: unknown; readonly refresh: () => unknown }
  readonly options: readonly Option[]
  /** What to read when the company has none. */
  readonly empty: string | undefined
  readonly onChoose: (id: string) => void
}

/** A few at first, so that the next list is on the same screen. */
const FIRST = 5
const marks: Readonly<Record<string, string>> = { OK: 'plus', WARN: 'warning', UNKNOWN: 'info', BLOCK: 'lock' }

const Choice = ({ option: { id, label, isOn, verdict, reasons }, onChoose }: { readonly option: Option } & Pick<Props, 'onChoose'>) => (
  <PlainButton className="road-choice" aria-pressed={isOn} disabled={verdict === 'BLOCK' && !isOn} onClick={() => onChoose(id)}>
    <Icon name={isOn ? 'check-circle' : (marks[verdict] ?? 'plus')} size={20} />
    <span>
      {label}
      {reasons.length > 0 && <small>{reasons.join(' · ')}</small>}
    </span>
  </PlainButton>
)

/** Rows to press: the pressed ones are chosen. One that may not run the load cannot be pressed, and says why. */
export const ChoiceList = ({ title, list, options, empty, onChoose }: Props) => {
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
        empty={empty ?? (options.length === 0 ? 'Nada encontrado.' : undefined)}
        rows={{ count: 3, height: 56 }}
      >
        <ul className="road-choices">
          {shown.map((option) => (
            <li key={option.id}>
              <Choice option={option} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button size="gate" onClick={() => setWhole(true)}>
            Mostrar mais {hidden}
          </Button>
        )}
      </QueryState>
    </section>
  )
}
