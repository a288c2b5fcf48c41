import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { everyPage } from '@embarca/projections/kit/report.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import { partnerships } from './partnership/index.ts'
import { registryModules } from './registry/index.ts'

type Setting = { readonly views: Views; readonly run: Run }
type Company = { readonly id: string; readonly shippers: readonly string[]; readonly staffed?: boolean }

/**
 * Gives a relation's stream to every shipper that a carrier's registration names and that has none: logs from before relations had
 * streams. Runs at each start; where nothing is missing it writes nothing.
 */
export const adoptRelations = async ({ views, run }: Setting): Promise<void> => {
  for await (const companies of everyPage<Company>(views, 'transporter', { where: {}, sort: ['name', 'asc'] }))
    for (const { id: transporterId, shippers, staffed } of companies) {
      if (!staffed && (await hasPeople(views, transporterId)))
        await run(
          registryModules.transporter,
          { type: 'NoteStaffed', data: { id: transporterId } },
          { by: programFor(PLATFORM), key: `staffed-${transporterId}`, asProgram: true },
        )
      for (const shipperId of shippers) {
        const id = partnershipId(shipperId, transporterId)
        if (await views.get('partnership', id)) continue
        await run(partnerships, { type: 'FollowCompany', data: { id } }, { by: programFor(shipperId), key: `adopt-${id}`, asProgram: true })
      }
    }
}

const hasPeople = async (views: Views, transporterId: string) =>
  (await views.page('carrier-person', { where: { transporterId }, sort: ['name', 'asc'], size: 1 })).items.length > 0
