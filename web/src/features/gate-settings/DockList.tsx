import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { DockText, GateText } from './gate-text.ts'
import { HoursEditor } from './HoursEditor.tsx'

type Errors = Readonly<Record<string, string>>
type Props = { readonly docks: GateText['docks']; readonly onChange: (docks: GateText['docks']) => void; readonly errors: Errors }

const withLabels = <Code extends string>(codes: readonly Code[]) => codes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))
const vehicles = withLabels(vehicleTypes)
const trailers = withLabels(trailerTypes)
/** In a field, no choice means all of them; so does an empty list of a dock. */
const chosen = <Code extends string>(codes: readonly Code[]) => (codes.length === 0 ? undefined : codes)

/** The next number that no dock has. */
const nextCode = (docks: GateText['docks']) => {
  const taken = new Set(docks.map(({ code }) => code.trim()))
  let number = docks.length + 1
  while (taken.has(String(number))) number++
  return String(number)
}
const newDock = (docks: GateText['docks']): DockText => {
  const code = nextCode(docks)
  return { code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] }
}

type LineProps = {
  readonly path: string
  readonly dock: DockText
  readonly errors: Errors
  readonly onChange: (part: Partial<DockText>) => void
  readonly onRemove: () => void
}
const DockLine = ({ path, dock, errors, onChange, onRemove }: LineProps) => (
  <fieldset className="gate-dock">
    <legend className="hidden-text">{dock.name || 'Doca'}</legend>
    <div className="form-grid">
      <TextField
        className="c3"
        label="Código"
        required
        maxLength={12}
        autoComplete="off"
        value={dock.code}
        onChange={(code) => onChange({ code: code.toUpperCase() })}
        error={errors[`${path}.code`]}
      />
      <TextField
        className="c6"
        label="Nome da doca"
        required
        maxLength={200}
        autoComplete="off"
        value={dock.name}
        onChange={(name) => onChange({ name })}
        error={errors[`${path}.name`]}
      />
      <Checkbox className="c3 beside" checked={dock.active} onChange={(active) => onChange({ active })}>
        Ativa
      </Checkbox>
      <MultiSelectField
        className="c6"
        label="Veículos"
        options={vehicles}
        value={chosen(dock.vehicleTypes)}
        onChange={(types = []) => onChange({ vehicleTypes: [...types] })}
      />
      <MultiSelectField
        className="c6"
        label="Carrocerias"
        all="Todas"
        options={trailers}
        value={chosen(dock.trailerTypes)}
        onChange={(types = []) => onChange({ trailerTypes: [...types] })}
      />
    </div>
    {Object.keys(errors).some((at) => at.startsWith(`${path}.hours`)) && (
      <p role="alert" className="gate-error">
        Confira o horário desta doca.
      </p>
    )}
    <div className="gate-dock-end">
      <Fold title={`Horário da doca ${dock.code}`}>
        <HoursEditor
          path={`${path}.hours`}
          hours={dock.hours}
          onChange={(hours) => onChange({ hours })}
          errors={errors}
          empty="O mesmo da portaria."
        />
      </Fold>
      <IconButton icon="trash" label={`Excluir doca ${dock.code}`} onClick={onRemove} />
    </div>
  </fieldset>
)

/** The docks of a gate, in the order in which people see them. */
export const DockList = ({ docks, onChange, errors }: Props) => (
  <div className="gate-lines">
    {errors['docks'] && (
      <p role="alert" className="gate-error">
        {errors['docks']}
      </p>
    )}
    {docks.length === 0 && <p className="gate-none">Nenhuma doca cadastrada.</p>}
    {docks.map((dock, i) => (
      <DockLine
        // biome-ignore lint/suspicious/noArrayIndexKey: a code may be typed twice, and the place of a dock is its own
        key={i}
        path={`docks.${i}`}
        {...{ dock, errors }}
        onChange={(part) => onChange(docks.map((one, at) => (at === i ? { ...one, ...part } : one)))}
        onRemove={() => onChange(docks.filter((_, at) => at !== i))}
      />
    ))}
    <Button icon="plus" onClick={() => onChange([...docks, newDock(docks)])}>
      Nova doca
    </Button>
  </div>
)
