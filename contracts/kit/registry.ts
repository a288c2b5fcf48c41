import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { type EventSchema, event } from './event.ts'

/** The three events of a thing that is only registered, changed and removed. `shipperId` is the tenant it belongs to. */
export const registryEvents = <const Name extends string, F extends TProperties>(name: Name, fields: F) => {
  const id = { id: Type.String(), shipperId: Type.String() }
  return {
    [`${name}Registered`]: event({ ...id, ...fields }),
    [`${name}Changed`]: event({ ...id, ...fields }),
    [`${name}Removed`]: event(id),
  } as Record<`${Name}Registered` | `${Name}Changed`, EventSchema<F & typeof id>> & Record<`${Name}Removed`, EventSchema<typeof id>>
}

export type FieldsOf<F extends TProperties> = Static<TObject<F>>
