import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { shipperA } from '../identity/demo-ids.ts'
import { drivers } from './fleet.ts'
import type { LoadScript } from './load-script.ts'
import { loginOf } from './script/personas.ts'
import type { ShipperData } from './shipper-data.ts'

/** A load of the first shipper that a driver was bound to, and when its trip began and ended; undefined: it has not. */
export type CarriedLoad = {
  readonly loadId: string
  readonly book: ShipperData
  readonly status: LoadStatus
  /** Logins of its carrier and of its driver. */
  readonly carrier: string
  readonly driver: string
  readonly collected?: number | undefined
  readonly delivered?: number | undefined
}

const gone: readonly (LoadStatus | undefined)[] = ['CANCELED', 'EXPIRED']

/** Neither canceled, nor of a lot, nor of a logistic operator. */
export const carriedLoad = ({ book, lines, isOfOperator }: LoadScript, loadId: string): readonly CarriedLoad[] => {
  const status = lines.findLast(({ reaches }) => reaches)?.reaches
  const driverId = lines.findLast(({ binds }) => binds)?.binds?.driverId
  const transporterId = drivers.find(({ id }) => id === driverId)?.transporterId
  if (book.shipper.id !== shipperA || isOfOperator || lines.some(({ module }) => module === 'lot')) return []
  if (!status || !driverId || !transporterId || gone.includes(status)) return []
  const reached = (wanted: LoadStatus) => lines.find(({ reaches }) => reaches === wanted)?.at
  return [
    {
      ...{ loadId, book, status },
      ...{ carrier: loginOf(transporterId), driver: loginOf(driverId) },
      ...{ collected: reached('IN_COLLECT'), delivered: reached('DELIVERED') },
    },
  ]
}
