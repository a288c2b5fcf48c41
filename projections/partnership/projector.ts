import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type InviteState, type PartnershipStatus, partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import type { PartnershipDocument } from './document.ts'
import { EVERY_GROUP } from './filters.ts'

type Relation = { readonly shipperId: string; readonly transporterId: string }
const begun = (doc: PartnershipDocument | undefined, { shipperId, transporterId }: Relation): PartnershipDocument =>
  doc ?? {
    id: partnershipId(shipperId, transporterId),
    shipperId,
    transporterId,
    status: 'NONE',
    name: '',
    document: '',
    city: '',
    state: '',
    operationUFs: [],
    vehicleTypes: [],
    trailerTypes: [],
    staffed: false,
    operationGroupIds: [],
    tags: [],
    tagNames: [],
    isLogisticOperator: false,
    revision: 0,
  }

const turns =
  (status: PartnershipStatus, invite?: InviteState): SharedStep<PartnershipDocument, Relation> =>
  (doc, { data, recordedAt }) => {
    const before = begun(doc, data)
    return { ...before, status, since: recordedAt, ...(invite && before.invite === 'OPEN' && { invite }) }
  }
const opens =
  (status: PartnershipStatus): SharedStep<PartnershipDocument, Relation & { expiresAt: string }> =>
  (doc, { data, recordedAt, by }) => ({
    ...begun(doc, data),
    status,
    openedAt: recordedAt,
    openedBy: by.userId,
    invite: 'OPEN',
    direction: status === 'ASKED' ? 'RECEIVED' : 'SENT',
    expiresAt: data.expiresAt,
  })
const tagged = (doc: PartnershipDocument, tags: PartnershipDocument['tags']): PartnershipDocument => ({
  ...doc,
  tags,
  tagNames: [...new Set(tags.map(({ tag }) => tag))].sort(),
})

const on: Projector<PartnershipDocument, PartnershipEvent>['on'] = {
  CarrierInvited: opens('INVITED'),
  PartnershipAsked: opens('ASKED'),
  PartnershipActivated: turns('ACTIVE', 'ACCEPTED'),
  InvitationLinkHandedOut: (doc) => doc,
  InvitationRefused: turns('NONE', 'REFUSED'),
  InvitationWithdrawn: turns('NONE', 'WITHDRAWN'),
  InvitationExpired: turns('NONE', 'EXPIRED'),
  RequestRefused: (doc, { data, recordedAt }) => ({
    ...begun(doc, data),
    status: 'NONE',
    invite: 'REFUSED',
    since: recordedAt,
    reason: data.reason,
  }),
  PartnershipEnded: turns('ENDED'),
  PartnershipDetailsChanged: (doc, { data: { contactId: _, externalCode, phone, contact, operationGroupIds, ...of } }) => {
    const { externalCode: __, phone: ___, contact: ____, ...rest } = begun(doc, of)
    return { ...rest, operationGroupIds, ...(externalCode && { externalCode }), ...(phone && { phone }), ...(contact && { contact }) }
  },
  CarrierTagAdded: (doc, { data: { tag, operationGroupId } }) => doc && tagged(doc, [...doc.tags, { tag, operationGroupId }]),
  CarrierTagRemoved: (doc, { data: { tag, operationGroupId } }) =>
    doc &&
    tagged(
      doc,
      doc.tags.filter((one) => one.tag !== tag || one.operationGroupId !== operationGroupId),
    ),
  LogisticOperatorMarked: (doc, { data: { is } }) => doc && { ...doc, isLogisticOperator: is },
  PartnershipCompanyNoted: (
    doc,
    { data: { fantasyName, fleetType, operationUFs = [], vehicleTypes = [], trailerTypes = [], ...company } },
  ) => {
    const { fantasyName: _, fleetType: __, ...rest } = begun(doc, company)
    return {
      ...rest,
      ...company,
      operationUFs,
      vehicleTypes,
      trailerTypes,
      ...(fantasyName && { fantasyName }),
      ...(fleetType && { fleetType }),
    }
  },
}

const id = ({ stream }: Recorded) => /^partnership-(.+)$/.exec(stream)?.[1]
const always = (doc: PartnershipDocument | undefined, { revision }: Recorded) => doc && { ...doc, revision }
/** The groups that a carrier works in, with a mark for all of them. */
const finish = (doc: PartnershipDocument): PartnershipDocument => ({
  ...doc,
  groupScope: doc.operationGroupIds.length ? doc.operationGroupIds : [EVERY_GROUP],
})

/** One document per relation of a shipper and a carrier. */
export const partnershipProjector: Projector<PartnershipDocument, PartnershipEvent> = {
  spec: {
    view: 'partnership',
    version: 2,
    fields: {
      shipperId: 'text',
      transporterId: 'text',
      status: 'text',
      name: 'text',
      state: 'text',
      document: 'text',
      fleetType: 'text',
      operationUFs: 'many',
      vehicleTypes: 'many',
      trailerTypes: 'many',
      invite: 'text',
      groupScope: 'many',
      tagNames: 'many',
      isLogisticOperator: 'boolean',
      openedAt: 'text',
    },
    indexes: [
      ['shipperId', 'status', 'name'],
      ['shipperId', 'name'],
      ['shipperId', 'transporterId', 'name'],
      ['shipperId', 'document', 'name'],
      ['shipperId', 'isLogisticOperator', 'name'],
      ['shipperId', 'invite', 'openedAt'],
    ],
    counters: [['shipperId', 'status']],
    search: { words: ['name', 'fantasyName', 'externalCode'], parts: ['document'] },
  },
  scope: 'tenant',
  notifies: 'change',
  ...{ id, on, always, finish },
}

export const CARRIER_PARTNERSHIPS = 'carrier-partnership'
/** The same for carriers; the readers limit each to its own relations. */
export const carrierPartnershipProjector: Projector<PartnershipDocument, PartnershipEvent> = {
  spec: {
    view: CARRIER_PARTNERSHIPS,
    version: 2,
    fields: { transporterId: 'text', openedAt: 'text', status: 'text', isLogisticOperator: 'boolean' },
    indexes: [['transporterId', 'openedAt']],
  },
  scope: 'open',
  ...{ id, on, always },
}
