import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Views } from '../kit/read-store.ts'
import type { CompanyNameOf } from './words.ts'

type Named = { readonly transporterId?: string; readonly transporterName?: string }

/** The names of the transporters in some events: from the events, else from the registry. */
export const companiesIn = async (events: readonly Recorded[], views: Views): Promise<CompanyNameOf> => {
  const names = new Map<string, string | undefined>()
  for (const { data } of events as readonly { data: Named }[])
    if (data.transporterId !== undefined) names.set(data.transporterId, data.transporterName ?? names.get(data.transporterId))
  const unnamed = [...names].flatMap(([id, name]) => (name === undefined ? [id] : []))
  for (const id of unnamed) names.set(id, (await views.get<{ name: string }>('transporter', id))?.name)
  return (transporterId) => names.get(transporterId)
}
