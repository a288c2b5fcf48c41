import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { Views } from '../kit/read-store.ts'
import { line, reais } from '../kit/words.ts'
import { LOADS } from './found-loads.ts'

const end = (stops: LoadCard['origins'], at: number) => {
  const stop = stops.at(at)
  return stop && `${stop.city}/${stop.state}`
}

/** The heading lines of a report about a load; undefined when the user may see no such load. */
export const loadHeading = async (views: Views, loadId: string): Promise<readonly string[] | undefined> => {
  const card = await views.get<LoadCard>(LOADS, loadId)
  if (!card) return undefined
  const { externalId, status, origins, destinations, hiringType, freightPrice, transporterName } = card
  return [
    line(`${reportTexts.load}: ${externalId}`, status, loadLabels.hiringType[hiringType]),
    `${reportTexts.route}: ${[end(origins, 0), end(destinations, -1)].filter(Boolean).join(' → ')}`,
    ...(transporterName ? [`${reportTexts.transporter}: ${transporterName}`] : []),
    ...(freightPrice === undefined ? [] : [`${reportTexts.price}: ${reais(freightPrice)}`]),
  ]
}
