import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { PreviewOf } from '../../http/pages.ts'
import { openTripOf, type ReadLog } from '../trip.ts'
import { previewOf } from './words.ts'

const PAGE = /^\/trip\/([^/]{1,128})$/

/** What a messenger shows of a trip's link: company and route, while the link opens. The key of the link is not in its request. */
export const tripPagePreview =
  (events: ReadLog, views: Views, now: () => string): PreviewOf =>
  async (path) => {
    const id = PAGE.exec(path)?.[1]
    const shown = id !== undefined && (await openTripOf(events, id, now())) ? await previewOf(views, id) : undefined
    return shown && { title: tripLinkLabels.previewTitle(shown.company), description: shown.route }
  }
