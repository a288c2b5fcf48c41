// PrimeReact has no field with a label, a hint and an error.
import { type ReactNode, useId } from 'react'

export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong and how to correct it; shown at the field and announced. */
  readonly error?: string | undefined
  readonly required?: boolean
  readonly className?: string
}
/** The attributes that connect a control with its label, hint and error. */
export type FieldTies = {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
  readonly labelId: string
}

/** A label, a control, and below it the hint or the error. */
export const Field = ({
  label,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps & { readonly children: (ties: FieldTies) => ReactNode }) => {
  const id = useId()
  const note = `${id}-note`
  const noteText = error ?? hint
  return (
    <div className={`field${className ? ` ${className}` : ''}`} data-error={error ? '' : undefined}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        labelId: `${id}-label`,
        ...(noteText !== undefined && { 'aria-describedby': note }),
        ...(error && { 'aria-invalid': true as const }),
        ...(required && { 'aria-required': true as const }),
      })}
      {noteText !== undefined && (
        <small id={note} {...(error && { role: 'alert' })}>
          {noteText}
        </small>
      )}
    </div>
  )
}
