import { type PendencySettings, usualSettings } from '@embarca/contracts/pendency/types.ts'
import type { Views } from '../kit/read-store.ts'
import { TYPES, type TypesDocument } from './projector.ts'

/** A shipper's settings by type. Carriers read them, too: of the shipper whose load it is. */
export const settingsFor = async (views: Views, shipperId: string): Promise<(typeId: string) => PendencySettings> => {
  const own = (await views.get<TypesDocument>(TYPES, shipperId))?.settings ?? {}
  return (typeId) => own[typeId] ?? usualSettings(typeId)
}
