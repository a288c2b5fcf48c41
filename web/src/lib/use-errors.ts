import { useState } from 'react'

type Errors = Readonly<Record<string, string>>
const any = (errors: Errors) => Object.keys(errors).length > 0

/** What is wrong in a form: told at its fields once somebody wants it saved, and what the server said of them until they change. */
export const useErrors = (wrong: Errors) => {
  const [asked, setAsked] = useState(false)
  const [said, setSaid] = useState<Errors>({})
  return {
    shown: { ...said, ...(asked && wrong) } as Errors,
    /** Whether all is right; from now on what is not is shown. */
    pass: () => {
      setAsked(true)
      return !any(wrong)
    },
    /** Whether the server spoke of fields. */
    tell: (about: Errors) => {
      setSaid(about)
      return any(about)
    },
    forget: () => setSaid({}),
  }
}
