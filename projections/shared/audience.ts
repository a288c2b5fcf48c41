import type { Views } from '../kit/read-store.ts'

/** The audiences that an offer can reach; a transporter belongs to several. */
export const allTransportersOf = (shipperId: string) => `all:${shipperId}`
export const transporterAudience = (transporterId: string) => `transporter:${transporterId}`

/** Every audience that a transporter belongs to. */
export const audienceNamesOf = async (views: Views, transporterId: string): Promise<readonly string[]> => {
  const own = await views.get<{ readonly shippers: readonly string[] }>('transporter', transporterId)
  return [transporterAudience(transporterId), ...(own?.shippers ?? []).map(allTransportersOf)]
}

/** The fields of a load in the carriers' view that visibility depends on. */
type Offered = {
  readonly transporterId?: string
  /** The carrier that it was forwarded to. */
  readonly executorId?: string
  readonly audience: readonly string[]
  readonly ended?: object
}

/** Whether the transporter has the load: it was hired, and still is, or the hired operator forwarded it. */
export const hasLoad = ({ transporterId, executorId }: Pick<Offered, 'transporterId' | 'executorId'>, by: string | undefined): boolean =>
  by !== undefined && (transporterId === by || executorId === by)

/** A load as one transporter may see it: current while it has the load or no hiring ended the offer; otherwise as the offer ended. */
export const visibleTo = <Load extends Offered>(load: Load, transporterId: string): Load =>
  load.ended && !hasLoad(load, transporterId) ? (load.ended as Load) : load

/** A load that is offered to a transporter or that it has, as that transporter may see it. */
export const offerTo = async <Load extends Offered>(views: Views, transporterId: string, loadId: string): Promise<Load | undefined> => {
  const load = await views.get<Load>('carrier', loadId)
  if (!load || hasLoad(load, transporterId)) return load
  return (await audienceNamesOf(views, transporterId)).some((name) => load.audience.includes(name))
    ? visibleTo(load, transporterId)
    : undefined
}
