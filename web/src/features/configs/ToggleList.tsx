import type { Toggle } from '@embarca/contracts/toggles.ts'
import { toggleDescriptions, toggleGroups } from './toggle-descriptions.ts'

type Props = {
  readonly toggles: Readonly<Record<Toggle, boolean>>
  readonly onChange: (toggle: Toggle, on: boolean) => void
  readonly disabled: boolean
}

/** Every toggle of the company, in groups. */
export const ToggleList = ({ toggles, onChange, disabled }: Props) => (
  <div className="toggle-groups">
    {toggleGroups.map(({ title, toggles: codes }) => (
      <fieldset key={title}>
        <legend>{title}</legend>
        {codes.map((code) => (
          <label key={code} className="toggle" title={code}>
            <span>
              <b>{toggleDescriptions[code].label}</b>
              <small>{toggleDescriptions[code].text}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              checked={toggles[code]}
              aria-checked={toggles[code]}
              disabled={disabled}
              onChange={({ target }) => onChange(code, target.checked)}
            />
          </label>
        ))}
      </fieldset>
    ))}
  </div>
)
