import { namedByVisitFiles } from '@embarca/contracts/gate/codes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { allows, isStaff, may } from '@embarca/contracts/roles.ts'
import type { OwnerContext, OwnerKind } from '../kit/owner-kind.ts'
import { LOADS } from '../shared/found-loads.ts'

const shipperFor =
  (rule: (typeof may)['seeYard']) =>
  async (by: Actor, id: string, { views }: OwnerContext): Promise<string | undefined> => {
    if (!isStaff(by) || !allows(rule, by.roles)) return undefined
    return (await views.get(LOADS, namedByVisitFiles(id).loadId)) ? by.shipperId : undefined
  }

/** Photos and signatures of a visit: people of the yard add them, for loads of their groups, and read them. */
export const visitFiles: Pick<OwnerKind, 'shipperOfFiles' | 'shipperOfFile'> = {
  shipperOfFiles: shipperFor(may.workYard),
  shipperOfFile: (by, id, _, context) => shipperFor(may.seeYard)(by, id, context),
}
