import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import type { EligibilityInput, JudgedVehicle } from '@embarca/contracts/eligibility/judge.ts'
import { blocksOf } from '../block/index.ts'
import { documentStanding } from '../carrier-document/index.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Engagement } from '../kit/engagements.ts'
import { partnershipOf, registered } from '../registry/index.ts'
import { carrierAnswer, crewAnswers } from './outside/answers.ts'
import { rulesFold, streamOfRules } from './rules.ts'

type Vehicle = { readonly id: string; readonly plate: string; readonly vehicleType: string; readonly trailerType?: string | undefined }
/** Whom a step concerns. A driver or vehicle that no register knows (FOB) is judged by its CPF or plate. */
export type Trio = {
  readonly transporterId?: string | undefined
  /** The logistic operator that forwarded the load to this carrier. */
  readonly operatorId?: string | undefined
  readonly driver?: { readonly id: string; readonly document: string } | undefined
  readonly vehicles?: readonly Vehicle[] | undefined
}
/** `during`: the load, from its first collection to its last delivery; a load that is only about to be launched has no id. */
export type ForLoad = {
  readonly load?: EligibilityInput['load']
  readonly waivers?: EligibilityInput['waivers']
  readonly during?: Omit<Engagement, 'loadId'> & { readonly loadId?: string }
}
type Looking = Pick<LookupContext, 'read' | 'engagements'>
type Judged = { readonly kind: BlockKind; readonly id: string /** Transporter id, CPF in digits, or plate. */; readonly value: string }

/** Documents of those that a register knows: of others nobody asked for any. */
const documentsOf = async (context: Looking, shipperId: string, { kind, id }: Judged): Promise<EligibilityInput['documents']> =>
  (await documentStanding(context, shipperId, { kind, subjectId: id })).map(({ typeId: _, ...document }) => ({
    ...document,
    subjectId: id,
  }))

const overlap = (a: Pick<Engagement, 'from' | 'until'>, b: Pick<Engagement, 'from' | 'until'>) => a.from <= b.until && b.from <= a.until
/** Those who are on another load in the time of this one. */
const busyOf = async (
  { engagements }: Looking,
  shipperId: string,
  subjects: readonly Judged[],
  during: ForLoad['during'],
): Promise<readonly string[] | undefined> => {
  if (!engagements || !during) return undefined
  const found = await Promise.all(
    subjects.map(async ({ kind, id, value }) => {
      if (kind === 'TRANSPORTER') return []
      const others = (await engagements(shipperId, [kind, value])).filter(({ loadId }) => loadId !== during.loadId)
      return others.some((one) => overlap(one, during)) ? id : []
    }),
  )
  return found.flat()
}

/**
 * Reads what `judge` judges. A carrier, driver or vehicle that is not registered has no ties to miss, and nobody asked for its documents.
 */
export const gathered = async (
  context: Looking,
  shipperId: string,
  { transporterId, operatorId, driver, vehicles = [] }: Trio,
  { load, waivers = [], during }: ForLoad = {},
): Promise<EligibilityInput> => {
  const { rules, categories } = await context.read(rulesFold, streamOfRules(shipperId))
  const relation = transporterId === undefined ? undefined : await partnershipOf(context, shipperId, transporterId)
  const person = driver && (await registered(context, 'driver', driver.id))
  const known: JudgedVehicle[] = []
  const subjects: (Judged & { readonly isKnown: boolean })[] = []
  if (transporterId !== undefined && relation)
    subjects.push({ kind: 'TRANSPORTER', id: transporterId, value: transporterId, isKnown: relation.status === 'ACTIVE' })
  // Of an operator only blocks are asked for: another carrier's documents and crew run the load.
  if (operatorId !== undefined) subjects.push({ kind: 'TRANSPORTER', id: operatorId, value: operatorId, isKnown: false })
  if (driver) subjects.push({ kind: 'DRIVER', id: driver.id, value: driver.document, isKnown: person !== undefined })
  for (const { id, plate, vehicleType, trailerType } of vehicles) {
    const vehicle = await registered(context, 'vehicle', id)
    const { fabricationYear, grossWeight } = vehicle ?? {}
    known.push({ id, vehicleType, trailerType, tied: vehicle, fabricationYear, grossWeight })
    subjects.push({ kind: 'VEHICLE', id, value: plate, isKnown: vehicle !== undefined })
  }
  const blocks = await Promise.all(
    subjects.map(async ({ kind, id: judgedId, value }) =>
      (await blocksOf(context, shipperId, [[kind, value]])).map((block) => ({ judgedId, block })),
    ),
  )
  const documents = await Promise.all(subjects.map((one) => (one.isKnown ? documentsOf(context, shipperId, one) : [])))
  return {
    load,
    ...(relation &&
      transporterId !== undefined && {
        transporter: {
          id: transporterId,
          works: ['ACTIVE', 'INVITED'].includes(relation.status),
          groupIds: relation.details?.operationGroupIds ?? [],
          rntrc: await carrierAnswer(context, shipperId, transporterId),
          ...(relation.isLogisticOperator && { isLogisticOperator: true }),
        },
      }),
    ...(operatorId !== undefined && { operatorId }),
    ...(driver && {
      driver: {
        id: driver.id,
        tied: person,
        cnh: person && { category: person.cnhCategory, expiresAt: person.cnhExpiry, paidActivity: person.paidActivity },
        integration: person && (await integrationOf(context, shipperId, person.integrations?.[shipperId])),
      },
    }),
    vehicles: known,
    blocks: blocks.flat(),
    documents: documents.flat(),
    risk:
      driver &&
      (await crewAnswers(
        context,
        shipperId,
        driver.id,
        vehicles.map(({ id }) => id),
      )),
    busy: await busyOf(context, shipperId, subjects, during),
    rules: Object.values(rules),
    cnhCategories: categories,
    waivers,
  }
}

/** Undefined: this shipper asks for none (CA6). */
const integrationOf = async (context: Looking, shipperId: string, integration: { readonly validUntil?: string } | undefined) => {
  if (integration) return { isDone: true, until: integration.validUntil }
  return (await registered(context, 'shipper', shipperId))?.integrationDays === undefined ? undefined : { isDone: false }
}
