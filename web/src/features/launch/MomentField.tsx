import { DEFAULT_ZONE } from '@embarca/contracts/kit/moment.ts'
import { useRef } from 'react'
import { dateTimeMask } from '../../lib/masks.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'

type Props = { readonly label: string; readonly value: string; readonly zone: string | undefined; readonly onChange: (value: string) => void; readonly onBlur: () => void; readonly error: string | undefined }

/** `24/11/2026 06:00` ⇄ what the browser's own picker speaks. */
const toPicker = (typed: string) => typed.replace(/^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2})$/, '$3-$2-$1T$4')
const fromPicker = (picked: string) => picked.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}).*$/, '$3/$2/$1 $4')

/** A date and an hour by the clock of its place: typed, or picked from the calendar of the browser. */
export const MomentField = ({ label, value, zone, onChange, onBlur, error }: Props) => {
  const picker = useRef<HTMLInputElement>(null)
  const elsewhere = zone !== undefined && zone !== DEFAULT_ZONE ? `horário de ${zone.split('/').at(-1)?.replaceAll('_', ' ')}` : undefined
  return (
    <Field label={label} required error={error} {...(elsewhere && { hint: elsewhere })} className="moment">
      {({ labelId: _, ...ties }) => (
        <span className="input numeric">
          <input {...ties} inputMode="numeric" autoComplete="off" placeholder="dd/mm/aaaa hh:mm" value={value} onChange={({ target }) => onChange(dateTimeMask.show(target.value))} onBlur={onBlur} />
          <button type="button" className="icon-btn" tabIndex={-1} aria-label={`Escolher ${label.toLowerCase()}`} onClick={() => picker.current?.showPicker()}>
            <Icon name="calendar" size={14} />
          </button>
          <input
            ref={picker}
            type="datetime-local"
            className="hidden-text"
            tabIndex={-1}
            aria-hidden
            value={/T/.test(toPicker(value)) ? toPicker(value) : ''}
            onChange={({ target }) => target.value && onChange(fromPicker(target.value))}
          />
        </span>
      )}
    </Field>
  )
}
