import { timeMask } from '../../base/masks.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DayChips } from '../../ui/DayChips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ConfigText } from './config-text.ts'

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
        <DayChips className="c12" value={config.days} disabled={disabled} onChange={(days) => onChange({ days })} error={errors['days']} />
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
