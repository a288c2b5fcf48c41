import { Type } from 'typebox'
import { personalIfAny } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'

/** A place with a CPF is a person's: wherever an event names the place, it names the person, and the texts about it are sealed. */
export const personOfPlace = { personId: Type.Optional(Id) }
/** A text about a place: of a person where `personId` names one, otherwise of a company. */
export const placeText = personalIfAny('personId')
