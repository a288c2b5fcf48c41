import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { type FactRow, fact } from './event.ts'

/** The three facts of a thing that is only registered, changed and removed. `shipperId` is the tenant it belongs to. */
export const registryFacts = <const Name extends string, F extends TProperties>(name: Name, fields: F) => {
  const id = { id: Type.String(), shipperId: Type.String() }
  return {
    [`${name}Registered`]: fact({ ...id, ...fields }),
    [`${name}Changed`]: fact({ ...id, ...fields }),
    [`${name}Removed`]: fact(id),
  } as Record<`${Name}Registered` | `${Name}Changed`, FactRow<F & typeof id>> & Record<`${Name}Removed`, FactRow<typeof id>>
}

export type FieldsOf<F extends TProperties> = Static<TObject<F>>
