import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import { type PartnershipState, sameTag } from '../registry/index.ts'
import type { PartnershipTypes, RelationLookup } from './types.ts'

export type DetailsLookup = RelationLookup & {
  /** Operation groups that the command names and the shipper does not have. */
  readonly unknownGroups: readonly string[]
}
type Names = 'ChangeDetails' | 'AddTag' | 'RemoveTag' | 'MarkLogisticOperator'

type Person = { readonly contact?: string | undefined; readonly phone?: string | undefined }
/** The contact keeps its id while its name stays: another person's data must not depend on the key of the one before. */
const personOf = ({ contact, phone }: Person, before: PartnershipState['details'], newId: string) =>
  contact || phone
    ? {
        contactId: (before.contact === contact && before.contactId) || newId,
        ...(contact && { contact }),
        ...(phone && { phone }),
      }
    : {}

/** What a shipper notes about a carrier of its own. */
export const detailing: DecisionsOf<PartnershipTypes, Names, Record<Names, DetailsLookup>> = {
  ChangeDetails: ({ operationGroupIds, phone, contact, externalCode }, { details }, { newId, lookups: { relation, unknownGroups } }) => {
    if (unknownGroups.length) return refuse('OPERATION_GROUP_NOT_YOURS')
    const person = { phone: phone ?? details.phone, contact: contact ?? details.contact }
    const code = externalCode ?? details.externalCode
    const next = {
      ...(code && { externalCode: code }),
      operationGroupIds: [...new Set(operationGroupIds)],
      ...personOf(person, details, newId),
    }
    return same(next, details) ? [] : { type: 'PartnershipDetailsChanged', data: { ...relation, ...next } }
  },
  AddTag: ({ tag: typed, operationGroupId }, { tags }, { lookups: { relation, unknownGroups } }) => {
    if (unknownGroups.length) return refuse('OPERATION_GROUP_NOT_YOURS')
    const tag = { tag: typed.trim(), operationGroupId }
    return tags.some(sameTag(tag)) ? [] : { type: 'CarrierTagAdded', data: { ...relation, ...tag } }
  },
  RemoveTag: ({ tag, operationGroupId }, { tags }, { lookups: { relation } }) =>
    tags.some(sameTag({ tag, operationGroupId })) ? { type: 'CarrierTagRemoved', data: { ...relation, tag, operationGroupId } } : [],
  MarkLogisticOperator: ({ is }, { isLogisticOperator }, { lookups: { relation } }) =>
    is === isLogisticOperator ? [] : { type: 'LogisticOperatorMarked', data: { ...relation, is } },
}

const same = (a: PartnershipState['details'], b: PartnershipState['details']) =>
  a.externalCode === b.externalCode &&
  a.contactId === b.contactId &&
  a.phone === b.phone &&
  a.contact === b.contact &&
  [...a.operationGroupIds].sort().join() === [...b.operationGroupIds].sort().join()
