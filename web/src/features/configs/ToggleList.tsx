import type { Toggle } from '@embarca/contracts/toggles.ts'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { SwitchInput } from '../../ui/SwitchInput.tsx'
import { toggleDescriptions, toggleGroups } from './toggle-descriptions.ts'

type Props = {
  readonly toggles: Readonly<Record<Toggle, boolean>>
  readonly onChange: (toggle: Toggle, on: boolean) => void
  readonly disabled: boolean
}

/** Every toggle of the company, in groups. One whose module does not exist yet says 'em breve' and cannot be changed. */
export const ToggleList = ({ toggles, onChange, disabled }: Props) => (
  <div className="toggle-groups">
    {toggleGroups.map(({ title, toggles: codes }) => (
      <fieldset key={title}>
        <legend>{title}</legend>
        {codes.map((code) => (
          <label key={code} className={toggleDescriptions[code].soon ? 'toggle soon' : 'toggle'} title={code}>
            <span>
              <span className="toggle-name">
                <b>{toggleDescriptions[code].label}</b>
                {toggleDescriptions[code].soon && (
                  <StatusPill tone="idle" icon="clock">
                    em breve
                  </StatusPill>
                )}
              </span>
              <small>{toggleDescriptions[code].text}</small>
            </span>
            <SwitchInput
              checked={toggles[code]}
              disabled={disabled || toggleDescriptions[code].soon === true}
              onChange={(on) => onChange(code, on)}
            />
          </label>
        ))}
      </fieldset>
    ))}
  </div>
)
