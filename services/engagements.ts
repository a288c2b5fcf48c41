import { HIRINGS, type HiringDocument, subjectTag } from '@embarca/projections/block/hirings.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { Engagements } from './kit/engagements.ts'

/** More loads at once than any driver or vehicle has. */
const MOST = 50

/** Who has which load, as the view of hirings knows it. */
export const engagementsIn =
  (views: Views): Engagements =>
  async (shipperId, [kind, value]) => {
    const where = { shipperId, isEngaged: true, subjects: { holds: subjectTag(kind, value) } }
    const { items } = await views.page<HiringDocument>(HIRINGS, { where, sort: ['loadId', 'asc'], size: MOST })
    return items.map(({ loadId, collects, deliveries }) => {
      const dates = [...Object.values(collects), ...Object.values(deliveries)].sort()
      return { loadId, from: dates[0] ?? '', until: dates.at(-1) ?? '' }
    })
  }
