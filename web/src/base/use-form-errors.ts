import { useState } from 'react'

type Errors = Readonly<Record<string, string>>
const any = (errors: Errors) => Object.keys(errors).length > 0

/** Errors of a form: its own are shown from the first attempt to save; the server's are shown until the fields change. */
export const useFormErrors = (wrong: Errors) => {
  const [isSubmitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Errors>({})
  return {
    shown: { ...serverErrors, ...(isSubmitted && wrong) } as Errors,
    /** Returns whether the form is valid; from now on its errors are shown. */
    validate: () => {
      setSubmitted(true)
      return !any(wrong)
    },
    /** Shows the server's errors and returns whether any of them names a field. */
    showServerErrors: (about: Errors) => {
      setServerErrors(about)
      return any(about)
    },
    forget: () => setServerErrors({}),
  }
}
