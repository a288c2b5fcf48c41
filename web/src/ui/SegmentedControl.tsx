import { SelectButton } from 'primereact/selectbutton'
import type { KeyboardEvent } from 'react'
import { Icon } from './Icon.tsx'

type Option<V> = { readonly value: V; readonly label: string; readonly icon?: string }

const optionOf = ({ icon, label }: Option<string>) => (
  <>
    {icon && <Icon name={icon} />}
    {label}
  </>
)

/** PrimeReact's options are elements with the role of a button that know Space, but not Enter. */
const pressOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.click()
}

/** One of a few options, side by side; arrow keys move between them. */
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
  <SelectButton
    className="segment sideways"
    aria-label={label}
    options={options as Option<V>[]}
    optionLabel="label"
    optionValue="value"
    value={value}
    allowEmpty={false}
    onChange={(event) => onChange(event.value)}
    itemTemplate={optionOf}
    pt={{ button: { onKeyDown: pressOnEnter } }}
  />
)
