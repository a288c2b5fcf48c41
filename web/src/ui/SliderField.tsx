import { Slider } from 'primereact/slider'
import { Field, type FieldProps } from './Field.tsx'
import '../theme/prime/slider.css'
import './slider-field.css'

type Props = FieldProps & {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min: number
  readonly max: number
  readonly disabled?: boolean
  /** The value in words. */
  readonly text: (value: number) => string
}

/** A number between two ends, moved by mouse, finger or arrow keys. */
export const SliderField = ({ value, onChange, min, max, disabled = false, text, ...field }: Props) => (
  <Field {...field}>
    {({ labelId }) => (
      <div className="slider">
        <Slider
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          onChange={({ value: next }) => typeof next === 'number' && onChange(next)}
          pt={{ handle: { 'aria-labelledby': labelId, 'aria-valuetext': text(value) } }}
        />
        <output className="num">{text(value)}</output>
      </div>
    )}
  </Field>
)
