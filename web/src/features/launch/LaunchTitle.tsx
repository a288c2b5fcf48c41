import { ago } from '../../base/date-times.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { LaunchFormState } from './use-launch.ts'
import type { LaunchStart } from './use-start.ts'

type Props = {
  readonly form: LaunchFormState
  readonly start: LaunchStart
  readonly now: number
  /** The lane whose last load is repeated. */
  readonly lane: string | undefined
  /** Discards the unfinished input that was restored; absent when nothing was. */
  readonly onStartOver?: () => void
}

const savedText = ({ savedAt, draftId }: LaunchFormState, now: number) => {
  if (savedAt !== undefined) return `Rascunho salvo ${ago(new Date(savedAt).toISOString(), now)}.`
  return draftId ? 'Rascunho.' : ''
}

/** What this form is: a new load, a copy, a draft, or restored input. */
export const LaunchTitle = ({ form, start, now, lane, onStartOver }: Props) => {
  const from = form.text.origins[0]?.place
  const to = form.text.destinations.at(-1)?.place
  return (
    <>
      <h1>{form.edits ? `Editar frete ${form.text.externalId}` : 'Novo Frete'}</h1>
      <p className="sub">
        {start.repeats && `Repetindo ${start.repeats}${from && to ? `, ${from.city} → ${to.city}` : ''}. `}
        {lane && `Repetindo ${lane}. `}
        {onStartOver && (
          <>
            Continuando o que você digitou.{' '}
            <PlainButton className="text-button" onClick={onStartOver}>
              Começar do zero
            </PlainButton>{' '}
          </>
        )}
        {savedText(form, now)}
      </p>
    </>
  )
}
