import { Icon } from '../../ui/Icon.tsx'
import { RadioInput } from '../../ui/RadioInput.tsx'

type Choice<V extends string> = {
  readonly value: V
  readonly label: string
  readonly detail: string
  /** The rule that forbids it. */
  readonly blocked?: string
}
type Props<V extends string> = {
  readonly label: string
  readonly name: string
  readonly choices: readonly Choice<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  readonly small?: boolean
}

/** A few options side by side; an impossible one stays visible, locked, with its reason. */
export const Choices = <V extends string>({ label, name, choices, value, onChange, small }: Props<V>) => (
  <fieldset className={small ? 'modes small' : 'modes'}>
    <legend className={small ? '' : 'hidden-text'}>{label}</legend>
    {choices.map((choice) => (
      <label key={choice.value} className={choice.blocked ? 'mode blocked' : 'mode'} title={choice.blocked}>
        <RadioInput
          className="hidden-text"
          name={name}
          value={choice.value}
          checked={choice.value === value}
          disabled={choice.blocked !== undefined}
          onChange={() => onChange(choice.value)}
        />
        <b>
          {choice.blocked && <Icon name="lock" size={13} />}
          {choice.label}
        </b>
        <small>{choice.blocked ?? choice.detail}</small>
      </label>
    ))}
  </fieldset>
)
