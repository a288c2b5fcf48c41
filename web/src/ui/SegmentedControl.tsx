import { Icon } from './Icon.tsx'
import './segmented-control.css'

type Option<V> = { readonly value: V; readonly label: string; readonly icon?: string }

/** One of a few options, side by side. */
export const SegmentedControl = <V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string
  readonly options: readonly Option<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}) => (
  <fieldset className="segment sideways" aria-label={label}>
    {options.map((option) => (
      <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
        {option.icon && <Icon name={option.icon} />}
        {option.label}
      </button>
    ))}
  </fieldset>
)
