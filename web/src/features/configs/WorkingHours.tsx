import { timeMask } from '../../base/masks.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CheckInput } from '../../ui/CheckInput.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ConfigText } from './config-text.ts'

const days = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

type Props = {
  readonly config: ConfigText
  readonly onChange: (part: Partial<ConfigText>) => void
  readonly errors: Readonly<Record<string, string>>
  readonly disabled: boolean
}

/** The days and hours in which this company works. */
export const WorkingHours = ({ config, onChange, errors, disabled }: Props) => (
  <>
    <Checkbox className="c12" checked={config.hours} disabled={disabled} onChange={(hours) => onChange({ hours })}>
      Trabalhamos em dias e horas definidos
    </Checkbox>
    {config.hours && (
      <div className="form-grid hours">
        <fieldset className="c12 days" data-error={errors['days'] ? '' : undefined}>
          <legend>Dias</legend>
          {days.map((name, day) => (
            <label key={name}>
              <CheckInput
                className="hidden-text"
                disabled={disabled}
                checked={config.days.includes(day)}
                onChange={(on) => onChange({ days: on ? [...config.days, day] : config.days.filter((other) => other !== day) })}
              />
              {name}
            </label>
          ))}
          {errors['days'] && <small role="alert">{errors['days']}</small>}
        </fieldset>
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            className="c3"
            label={field === 'from' ? 'Início' : 'Fim'}
            disabled={disabled}
            placeholder="hh:mm"
            mask={timeMask}
            value={config[field]}
            onChange={(text) => onChange({ [field]: timeMask.show(text) })}
            error={errors[field]}
          />
        ))}
      </div>
    )}
  </>
)
