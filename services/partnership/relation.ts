import type { Actor } from '@embarca/contracts/kit/event.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Ownership } from '../kit/scope.ts'
import { registered } from '../registry/index.ts'
import type { PartnershipTypes, Relation, RelationLookup } from './types.ts'

type Named = { readonly id: string }
type Asker = Pick<Actor, 'shipperId' | 'transporterId' | 'roles'>

/** Whose relation a command means: staff names the carrier, a carrier the shipper, the program the relation itself. */
export const relationOf = ({ id }: Named, { shipperId, transporterId, roles }: Asker): Relation => {
  if (transporterId !== undefined) return { shipperId: id, transporterId }
  if (!roles.includes('system')) return { shipperId, transporterId: id }
  const dot = id.indexOf('.')
  return { shipperId: id.slice(0, dot), transporterId: id.slice(dot + 1) }
}
export const relationIdOf = (data: Named, { by }: { readonly by: Asker }): string => {
  const { shipperId, transporterId } = relationOf(data, by)
  return partnershipId(shipperId, transporterId)
}

export const ownershipOfRelation = ({ shipperId, transporterId }: Relation): Ownership => ({ shipperId, transporterIds: [transporterId] })
/** Of a relation that may not exist yet: both companies must. */
export const ownershipOfNewRelation = async (
  { known }: PartnershipTypes['state'],
  data: Named,
  context: LookupContext,
): Promise<Ownership | undefined> => {
  const relation = relationOf(data, context.by)
  if (known) return ownershipOfRelation(relation)
  const { shipperId, transporterId } = relation
  const both = await Promise.all([registered(context, 'transporter', transporterId), registered(context, 'shipper', shipperId)])
  return both.every(Boolean) ? ownershipOfRelation(relation) : undefined
}

export const relationLookup = async (_: PartnershipTypes['state'], data: Named, context: LookupContext): Promise<RelationLookup> => {
  const relation = relationOf(data, context.by)
  return { relation, company: await registered(context, 'transporter', relation.transporterId) }
}
