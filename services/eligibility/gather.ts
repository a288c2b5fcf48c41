import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import type { EligibilityInput, JudgedVehicle } from '@embarca/contracts/eligibility/judge.ts'
import { blocksOf } from '../block/index.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { partnershipOf, registered } from '../registry/index.ts'
import { rulesFold, streamOfRules } from './rules.ts'

type Vehicle = { readonly id: string; readonly plate: string; readonly vehicleType: string; readonly trailerType?: string | undefined }
/** Whom a step concerns. A driver or vehicle that no register knows (FOB) is judged by its CPF or plate. */
export type Trio = {
  readonly transporterId?: string | undefined
  readonly driver?: { readonly id: string; readonly document: string } | undefined
  readonly vehicles?: readonly Vehicle[] | undefined
}
export type ForLoad = { readonly load?: EligibilityInput['load']; readonly waivers?: EligibilityInput['waivers'] }

/** Reads what `judge` judges. A carrier, driver or vehicle that is not registered has no ties to miss. */
export const gathered = async (
  context: Pick<LookupContext, 'read'>,
  shipperId: string,
  { transporterId, driver, vehicles = [] }: Trio,
  { load, waivers = [] }: ForLoad = {},
): Promise<EligibilityInput> => {
  const relation = transporterId === undefined ? undefined : await partnershipOf(context, shipperId, transporterId)
  const person = driver && (await registered(context, 'driver', driver.id))
  const integration = person?.integrations?.[shipperId]
  const judged: JudgedVehicle[] = []
  for (const { id, vehicleType, trailerType } of vehicles) {
    const known = await registered(context, 'vehicle', id)
    judged.push({ id, vehicleType, trailerType, tied: known, fabricationYear: known?.fabricationYear, grossWeight: known?.grossWeight })
  }
  const subjects: readonly (readonly [BlockKind, judgedId: string, value: string])[] = [
    ...(transporterId === undefined ? [] : [['TRANSPORTER', transporterId, transporterId] as const]),
    ...(driver ? [['DRIVER', driver.id, driver.document] as const] : []),
    ...vehicles.map(({ id, plate }) => ['VEHICLE', id, plate] as const),
  ]
  const rules = Object.values((await context.read(rulesFold, streamOfRules(shipperId))).rules)
  const blocks = await Promise.all(
    subjects.map(async ([kind, judgedId, value]) =>
      (await blocksOf(context, shipperId, [[kind, value]])).map((block) => ({ judgedId, block })),
    ),
  )
  return {
    load,
    ...(relation &&
      transporterId !== undefined && {
        transporter: {
          id: transporterId,
          works: ['ACTIVE', 'INVITED'].includes(relation.status),
          groupIds: relation.details?.operationGroupIds ?? [],
        },
      }),
    ...(driver && {
      driver: {
        id: driver.id,
        tied: person,
        cnh: person && { category: person.cnhCategory, expiresAt: person.cnhExpiry, paidActivity: person.paidActivity },
        integration: integration && { until: integration.validUntil },
      },
    }),
    vehicles: judged,
    blocks: blocks.flat(),
    documents: [],
    rules,
    waivers,
  }
}
