import { type TSchema, Type } from 'typebox'
import { forgottenText } from './labels.pt.ts'

/** The JSON Schema keyword that names a personal field's subject. */
export const SUBJECT = 'x-subject'

/** Replaces a forgotten person's data. */
export const FORGOTTEN = forgottenText

/**
 * A field about a person. `subject` names the sibling field that holds the person's id (`'driverId'`), so the store can
 * seal the value under that person's key and `forget` can make it unreadable for ever. Only string fields are personal.
 */
export const personal = <S extends TSchema>(subject: string, schema: S): S =>
  // Descriptors, not a spread: whether a field is optional is kept in properties that are not enumerable.
  Object.defineProperties({ [SUBJECT]: subject }, Object.getOwnPropertyDescriptors(schema)) as unknown as S

/** The JSON Schema keyword of a personal field that is nobody's where its subject is absent. */
export const IS_SUBJECT_OPTIONAL = 'x-subject-optional'
/**
 * A text that is about a person where the sibling field `subject` names one, and about a company where that field is absent: then it stays
 * readable. Events recorded before the subject was added have none.
 */
export const personalIfAny = (subject: string) => personal(subject, Type.String({ [IS_SUBJECT_OPTIONAL]: true }))

/** A personal string, which may be empty. */
export const personalText = (subject: string) => personal(subject, Type.String())
