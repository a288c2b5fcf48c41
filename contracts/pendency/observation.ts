import { Type } from 'typebox'
import { observationTooShort } from './labels.pt.ts'

/** R198: at least 5 characters, blanks at the ends not counted. */
export const Observation = Type.String({
  ...{ minLength: 5, maxLength: 1000, pattern: '^\\s*\\S[\\s\\S]{3,}\\S\\s*$' },
  'x-missing': observationTooShort,
})
