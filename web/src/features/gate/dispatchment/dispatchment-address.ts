import { MAX_NAME_LENGTH, omitUndefined, readIsoDay, readOption, readText } from '../../../base/search-params.ts'

const readUpTo = (given: unknown, most: number) => {
  const number = given === undefined || given === '' ? Number.NaN : Number(given)
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

/** The gate, the load in the drawer, what is looked at, and of the past which day or which hour of which weekday. */
export const readDispatchmentAddress = (given: Readonly<Record<string, unknown>>) =>
  omitUndefined({
    gate: readText(given['gate'], MAX_NAME_LENGTH),
    id: readText(given['id'], MAX_NAME_LENGTH),
    view: readOption(given['view'], ['now', 'day', 'heat'] as const),
    day: readIsoDay(given['day']),
    weekday: readUpTo(given['weekday'], 6),
    hour: readUpTo(given['hour'], 23),
  })
export type DispatchmentAddress = ReturnType<typeof readDispatchmentAddress>
