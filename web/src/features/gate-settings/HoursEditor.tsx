import { timeMask } from '../../base/masks.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DayChips } from '../../ui/DayChips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { HoursText } from './gate-text.ts'

type Props = {
  /** Of the setting, as errors name it. */
  readonly path: string
  readonly hours: readonly HoursText[]
  readonly onChange: (hours: readonly HoursText[]) => void
  readonly errors: Readonly<Record<string, string>>
  /** What no hours mean. */
  readonly empty: string
}

const MOST = 14
const usual: HoursText = { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }

/** Opening hours: days, from when, until when; as many lines as there are different ones. */
export const HoursEditor = ({ path, hours, onChange, errors, empty }: Props) => {
  const change = (at: number, part: Partial<HoursText>) => onChange(hours.map((line, i) => (i === at ? { ...line, ...part } : line)))
  return (
    <div className="gate-lines">
      {hours.length === 0 && <p className="gate-none">{empty}</p>}
      {hours.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <div key={i} className="gate-hours">
          <DayChips value={line.days} onChange={(days) => change(i, { days })} error={errors[`${path}.${i}.days`]} />
          {(['from', 'to'] as const).map((field) => (
            <TextField
              key={field}
              label={field === 'from' ? 'Das' : 'Até as'}
              placeholder="hh:mm"
              mask={timeMask}
              value={line[field]}
              onChange={(text) => change(i, { [field]: timeMask.show(text) })}
              error={errors[`${path}.${i}.${field}`]}
            />
          ))}
          <IconButton icon="trash" label={`Excluir horário ${i + 1}`} onClick={() => onChange(hours.filter((_, at) => at !== i))} />
        </div>
      ))}
      {hours.length < MOST && (
        <Button icon="plus" onClick={() => onChange([...hours, usual])}>
          Novo horário
        </Button>
      )}
    </div>
  )
}
