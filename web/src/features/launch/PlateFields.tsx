import { plate as plateMask } from '../../lib/masks.ts'
import { Button } from '../../ui/Button.tsx'
import { PlateField } from './PlateField.tsx'
import { platePath } from './paths.ts'
import type { Launching } from './use-launch.ts'

const MOST_PLATES = 5

/** The plates of a composition: the main one and at most four more. */
export const PlateFields = ({ form, onChange }: { readonly form: Launching; readonly onChange: (plates: readonly string[]) => void }) => {
  const { text, shown, touch } = form
  const { plates } = text.carrier
  return (
    <>
      <div className="form-grid plates">
        {plates.map((plate, index) => (
          <PlateField
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place in the composition
            key={index}
            label={index === 0 ? 'Placa principal' : `Placa ${index + 1}`}
            value={plate}
            onChange={(value) => onChange(plates.map((other, i) => (i === index ? plateMask.keep(value) : other)))}
            onBlur={() => touch(platePath(index))}
            error={shown(platePath(index))}
            {...(index > 0 && { onRemove: () => onChange(plates.filter((_, i) => i !== index)) })}
          />
        ))}
      </div>
      {plates.length < MOST_PLATES && (
        <Button look="quiet" icon="plus" className="more" onClick={() => onChange([...plates, ''])}>
          Outra placa
        </Button>
      )}
    </>
  )
}
