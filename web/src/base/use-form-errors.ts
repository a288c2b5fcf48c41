import { useState } from 'react'

type Errors = Readonly<Record<string, string>>
const any = (errors: Errors) => Object.keys(errors).length > 0

/** What is wrong in a form: told at its fields once somebody wants it saved, and what the server said of them until they change. */
export const useFormErrors = (wrong: Errors) => {
  const [isSubmitted, setSubmitted] = useState(false)
  const [serverErrors, setServerErrors] = useState<Errors>({})
  return {
    shown: { ...serverErrors, ...(isSubmitted && wrong) } as Errors,
    /** Whether all is right; from now on what is not is shown. */
    validate: () => {
      setSubmitted(true)
      return !any(wrong)
    },
    /** Whether the server spoke of fields. */
    showServerErrors: (about: Errors) => {
      setServerErrors(about)
      return any(about)
    },
    forget: () => setServerErrors({}),
  }
}
