import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type PartnershipStatus, partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import type { PartnershipDocument } from './document.ts'

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
    staffed: false,
    operationGroupIds: [],
    tags: [],
    tagNames: [],
    isLogisticOperator: false,
    revision: 0,
  }

const turns =
  (status: PartnershipStatus): SharedStep<PartnershipDocument, Relation> =>
  (doc, { data, recordedAt }) => ({ ...begun(doc, data), status, since: recordedAt })
const opens =
  (status: PartnershipStatus): SharedStep<PartnershipDocument, Relation & { expiresAt: string }> =>
  (doc, { data, recordedAt, by }) => ({
    ...begun(doc, data),
    status,
    openedAt: recordedAt,
    openedBy: by.userId,
    expiresAt: data.expiresAt,
  })
const tagged = (doc: PartnershipDocument, tags: PartnershipDocument['tags']): PartnershipDocument => ({
  ...doc,
  tags,
  tagNames: [...new Set(tags.map(({ tag }) => tag))].sort(),
})

/** One document per relation of a shipper and a carrier. */
export const partnershipProjector: Projector<PartnershipDocument, PartnershipEvent> = {
  spec: {
    view: 'partnership',
    version: 1,
    fields: {
      shipperId: 'text',
      transporterId: 'text',
      status: 'text',
      name: 'text',
      state: 'text',
      document: 'text',
      fleetType: 'text',
      operationUFs: 'many',
      operationGroupIds: 'many',
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
      ['shipperId', 'status', 'openedAt'],
    ],
    counters: [['shipperId', 'status']],
    search: { words: ['name', 'fantasyName', 'externalCode'], parts: ['document'] },
  },
  scope: 'tenant',
  notifies: 'change',
  id: ({ stream }) => /^partnership-(.+)$/.exec(stream)?.[1],
  on: {
    CarrierInvited: opens('INVITED'),
    PartnershipAsked: opens('ASKED'),
    PartnershipActivated: turns('ACTIVE'),
    InvitationRefused: turns('NONE'),
    InvitationWithdrawn: turns('NONE'),
    InvitationExpired: turns('NONE'),
    RequestRefused: (doc, { data, recordedAt }) => ({ ...begun(doc, data), status: 'NONE', since: recordedAt, reason: data.reason }),
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
    PartnershipCompanyNoted: (doc, { data: { fantasyName, fleetType, operationUFs = [], ...company } }) => {
      const { fantasyName: _, fleetType: __, ...rest } = begun(doc, company)
      return { ...rest, ...company, operationUFs, ...(fantasyName && { fantasyName }), ...(fleetType && { fleetType }) }
    },
  },
  always: (doc, { revision }: Recorded) => doc && { ...doc, revision },
}
