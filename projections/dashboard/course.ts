import type { Modality } from '@embarca/contracts/dashboard/codes.ts'
import { type LoadStatus, sections } from '@embarca/contracts/load/codes.ts'
import type { LoadDocument } from '../loads/index.ts'

/** When a load reached each point of its way, ISO 8601 UTC; points it was sent back from are removed. */
export type Moments = {
  readonly LAUNCHED: string
  readonly HIRED?: string | undefined
  readonly COLLECTED?: string | undefined
  readonly DELIVERED?: string | undefined
  readonly APPROVED?: string | undefined
}

/** What the dashboard adds to a launched load. */
export type Course = {
  /** The day of its launch, `YYYY-MM-DD`, and its month. */
  readonly day?: string
  readonly month?: string
  readonly onlyHiring?: boolean
  readonly moments?: Moments
  readonly carrierId?: string
  readonly lane?: string
  readonly placeId?: string
  readonly isCompared?: boolean
  readonly modality?: Modality
  /** What it is counted by: dimensions, then status, modality and the point reached. */
  readonly cell?: string
  /** Of a hired load: its dimensions, then cents and minutes. */
  readonly measures?: string
}
export type LaunchedLoad = LoadDocument &
  Course &
  Required<Pick<Course, 'day' | 'onlyHiring' | 'moments'>> & {
    /** Ids of its incidents, without canceled ones. */
    readonly countedIncidents?: readonly string[]
  }
/** Only launched loads have moments; drafts have none. */
export const isLaunched = (load: LoadDocument & Course): load is LaunchedLoad => load.moments !== undefined

const reached = ['HIRED', 'COLLECTED', 'DELIVERED'] as const
/** How many of the points above a load in this status has passed; undefined for an end status, which leaves them as they are. */
const behind = (status: LoadStatus): number | undefined => {
  if ((sections.negotiation as readonly string[]).includes(status)) return 0
  if (status === 'DELIVERED' || status === 'FINISHED') return 3
  if (status === 'COLLECT_DONE' || status === 'IN_TRANSIT' || status === 'IN_DELIVERY') return 2
  return (sections.inProgress as readonly string[]).includes(status) ? 1 : undefined
}

/** The load after it moved to a status at a moment. */
export const movedTo = (load: LaunchedLoad, status: LoadStatus, at: string): LaunchedLoad => {
  const points = behind(status)
  if (points === undefined) return load
  // A load that was only hired here has no later points.
  const known = load.onlyHiring ? Math.min(points, 1) : points
  const { LAUNCHED, APPROVED } = load.moments
  const moments: { -readonly [K in keyof Moments]: Moments[K] } = { LAUNCHED }
  for (const point of reached.slice(0, known)) moments[point] = load.moments[point] ?? at
  if (known === reached.length && APPROVED) moments.APPROVED = APPROVED
  return { ...load, moments }
}

/** The load after its receipts changed: approved at that moment, or not. */
export const withDecisionAt = (load: LaunchedLoad, at: string): LaunchedLoad => {
  const all = Object.values(load.receipts)
  const approved = all.length > 0 && all.every((status) => status === 'APPROVED')
  const { APPROVED: _, ...moments } = load.moments
  return { ...load, moments: approved ? { ...moments, APPROVED: at } : moments }
}

/** A load on a vehicle under contract is paid with the contract, however it was offered. */
export const modalityOf = ({ freightType, dedicatedId, hiringType }: LoadDocument): Modality =>
  freightType === 'DEDICADO' || dedicatedId !== undefined ? 'DEDICATED' : hiringType

/** In cents, once a transporter is hired. */
export const hiredPrice = ({ transporterId, freightPrice }: LoadDocument): number | undefined =>
  transporterId === undefined ? undefined : freightPrice

/** The places where the load starts and ends. */
export const endsOf = ({ origins, destinations, stops }: LoadDocument) => {
  const { city = '', state = '' } = origins[0] ?? {}
  const last = destinations.at(-1)
  const placeId = stops.destinations.at(-1)?.placeId ?? ''
  return { from: { city, state }, to: last && { placeId, placeName: last.name, city: last.city, state: last.state } }
}
