import type { communicationFields } from '@embarca/contracts/communication/fields.ts'
import type { Event, Recorded } from '@embarca/contracts/kit/event.ts'
import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import type { Projector } from '../kit/projector.ts'

type CommunicationFields = FieldsOf<typeof communicationFields> & { readonly id: string; readonly shipperId: string }
/** The current state of a communication, with the ids of its author and of its last editor. */
export type Communication = CommunicationFields & {
  readonly createdBy: string
  readonly createdDate: string
  readonly modifiedBy?: string
  readonly modifiedDate?: string
}
type CommunicationEvent =
  | Event<'CommunicationRegistered', CommunicationFields>
  | Event<'CommunicationChanged', CommunicationFields>
  | Event<'CommunicationRemoved', { id: string }>

const writtenBy = ({ by, recordedAt }: Pick<Recorded, 'by' | 'recordedAt'>) => ({ createdBy: by.userId, createdDate: recordedAt })

export const communicationProjector: Projector<Communication, CommunicationEvent> = {
  spec: {
    view: 'communication',
    version: 1,
    fields: { shipperId: 'text', createdDate: 'text', event: 'text', status: 'text', targetType: 'text' },
    indexes: [
      ['shipperId', 'createdDate'],
      ['shipperId', 'event', 'status', 'targetType', 'createdDate'],
    ],
  },
  scope: 'tenant',
  id: ({ stream }) => /^communication-(.+)$/.exec(stream)?.[1],
  on: {
    CommunicationRegistered: (_, event) => ({ ...event.data, ...writtenBy(event) }),
    CommunicationChanged: (before, { data, by, recordedAt }) =>
      before && {
        ...data,
        createdBy: before.createdBy,
        createdDate: before.createdDate,
        modifiedBy: by.userId,
        modifiedDate: recordedAt,
      },
    CommunicationRemoved: () => undefined,
  },
}
