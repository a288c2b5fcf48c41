import { type RoadPlace, type RoadTable, type Router, setLeg } from '../../kit/roads.ts'

const TIMEOUT_MS = 5_000
/** Places of one request: a router of its own accepts 100, as it is shipped. */
const PLACES = 50
const SECONDS = 60

type Matrix = readonly (readonly (number | null)[])[]
type Answer = {
  readonly code?: string
  readonly distances?: Matrix
  readonly durations?: Matrix
  readonly routes?: readonly { readonly geometry?: { readonly coordinates?: readonly (readonly [number, number])[] } }[]
}
const coordinates = (places: readonly RoadPlace[]) =>
  places.map(({ latitude, longitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`).join(';')
const indexes = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at).join(';')

const chunks = (count: number) => Array.from({ length: Math.ceil(count / PLACES) }, (_, at) => at * PLACES)

/**
 * A router that speaks OSRM's HTTP API (v1): `GET {url}/table/v1/driving/{longitude,latitude;…}` and `/route/v1/driving/…`. A pair without
 * a road between keeps the measure of `otherwise`.
 */
export const osrmRoads = (url: string, timeout = TIMEOUT_MS): Router => {
  const ask = async (path: string): Promise<Answer> => {
    const reply = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (!reply.ok) throw new Error(`the router answered ${reply.status}`)
    const answer = (await reply.json()) as Answer
    if (answer.code !== 'Ok') throw new Error(`the router answered ${answer.code}`)
    return answer
  }

  /** Writes the pairs of one block of the table; those without a road between keep what they have. */
  const measure = async (table: RoadTable, places: readonly RoadPlace[], from: number, to: number): Promise<void> => {
    const [starts, ends] = [places.slice(from, from + PLACES), places.slice(to, to + PLACES)]
    const { distances, durations } = await ask(
      `/table/v1/driving/${coordinates([...starts, ...ends])}?annotations=distance,duration` +
        `&sources=${indexes(0, starts.length)}&destinations=${indexes(starts.length, ends.length)}`,
    )
    if (distances?.length !== starts.length || durations?.length !== starts.length) throw new Error('the router answered no table')
    for (const [row] of starts.entries())
      for (const [column] of ends.entries()) {
        const [distance, duration] = [distances[row]?.[column], durations[row]?.[column]]
        if (typeof distance !== 'number' || typeof duration !== 'number') continue
        const leg = { metres: Math.round(distance), minutes: Math.ceil(duration / SECONDS), measured: 'ROUTER' } as const
        setLeg(table, [from + row, to + column], leg)
      }
  }

  return (otherwise) => ({
    table: async (places, collects) => {
      const table = await otherwise.table(places, collects)
      for (const from of chunks(places.length)) for (const to of chunks(places.length)) await measure(table, places, from, to)
      return table
    },
    line: async (places) => {
      const { routes } = await ask(`/route/v1/driving/${coordinates(places)}?overview=simplified&geometries=geojson`)
      return routes?.[0]?.geometry?.coordinates?.map(([longitude, latitude]) => [latitude, longitude] as const)
    },
  })
}
