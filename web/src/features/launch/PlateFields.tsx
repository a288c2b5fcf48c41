import { useState } from 'react'
import { plate as plateMask } from '../../base/masks.ts'
import { MOST_PLATES, PlateField } from '../../shared/vehicle/PlateField.tsx'
import { Button } from '../../ui/Button.tsx'
import { platePath } from './paths.ts'
import type { LaunchFields } from './use-launch.ts'
import { VehicleDialog } from './VehicleDialog.tsx'

/** The plates of a composition: the main one and at most four more. A missing vehicle is registered in a dialog. */
export const PlateFields = ({
  form,
  onChange,
}: {
  readonly form: LaunchFields
  readonly onChange: (plates: readonly string[]) => void
}) => {
  const { text, shown, touch } = form
  const { plates, transporter } = text.carrier
  const [missing, setMissing] = useState<string>()
  const [registered, setRegistered] = useState(0)
  return (
    <>
      <div className="form-grid plates">
        {plates.map((plate, index) => (
          <PlateField
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate is identified by its place in the composition
            key={`${index}-${registered}`}
            label={index === 0 ? 'Placa principal' : `Placa ${index + 1}`}
            value={plate}
            onChange={(value) => onChange(plates.map((other, i) => (i === index ? plateMask.keep(value) : other)))}
            onBlur={() => touch(platePath(index))}
            error={shown(platePath(index))}
            onRegister={() => setMissing(plate)}
            {...(index > 0 && { onRemove: () => onChange(plates.filter((_, i) => i !== index)) })}
          />
        ))}
      </div>
      {plates.length < MOST_PLATES && (
        <Button look="quiet" icon="plus" className="more" onClick={() => onChange([...plates, ''])}>
          Outra placa
        </Button>
      )}
      <VehicleDialog
        plate={missing}
        transporter={transporter}
        onClose={() => setMissing(undefined)}
        onRegistered={() => {
          setMissing(undefined)
          setRegistered((before) => before + 1)
        }}
      />
    </>
  )
}
