import { daysAhead } from './days.ts'
import type { LaunchText, StopText } from './launch-text.ts'
import { formatPlaceDateTime, parsePlaceDateTime } from './parse.ts'

const instantOf = (stop: StopText, text: string) => parsePlaceDateTime(text, stop.place?.zone)
const moved = (stop: StopText, text: string, shift: number) => {
  const at = instantOf(stop, text)
  return at === undefined ? text : formatPlaceDateTime(new Date(Date.parse(at) + shift).toISOString(), stop.place?.zone)
}

/** A copy of the last load of a lane: the same times on the next possible day, without its code, files and orders. */
export const repeatLane = (last: LaunchText, now: number): LaunchText => {
  const shift = daysAhead(
    last.origins.map((stop) => instantOf(stop, stop.at)),
    now,
  )
  const stops = (given: readonly StopText[]) =>
    given.map((stop) => ({ ...stop, at: moved(stop, stop.at, shift), from: moved(stop, stop.from, shift), orderCode: '' }))
  return {
    ...last,
    externalId: '',
    attachments: [],
    scheduled: false,
    launchAt: '',
    replicated: false,
    origins: stops(last.origins),
    destinations: stops(last.destinations),
  }
}
