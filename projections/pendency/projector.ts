import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { PendencyStatus, ReporterType } from '@embarca/contracts/pendency/codes.ts'
import type { PendencyEvent, PendencyTypeEvent } from '@embarca/contracts/pendency/events.ts'
import type { PendencySettings } from '@embarca/contracts/pendency/types.ts'
import { consumeOnly, type Projector, type SharedStep } from '../kit/projector.ts'

export const PENDENCIES = 'pendency'
export const REPORTED = 'reported-pendency'
export const TYPES = 'pendency-types'

type Opened = OfType<PendencyEvent, 'PendencyOpened'>['data']
export type PendencyDocument = Pick<
  Opened,
  | 'loadId'
  | 'shipperId'
  | 'operationGroupId'
  | 'externalId'
  | 'typeId'
  | 'name'
  | 'destinationId'
  | 'transporterId'
  | 'observation'
  | 'dueAt'
> & {
  readonly pendencyId: string
  readonly status: PendencyStatus
  readonly reporterType: ReporterType
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
  readonly blocks: readonly string[]
  readonly viewed: boolean
  readonly createdDate: string
  readonly createdBy: string
  readonly endedDate?: string | undefined
  readonly endedBy?: string | undefined
  readonly endObservation?: string | undefined
}

type Ended = Pick<OfType<PendencyEvent, 'PendencyResolved'>['data'], 'status' | 'observation'>
const ends: SharedStep<PendencyDocument, Ended> = (pendency, { data: { status, observation }, by, recordedAt }) =>
  pendency && {
    ...pendency,
    status,
    endedDate: recordedAt,
    endedBy: by.userId,
    ...(observation !== undefined && { endObservation: observation }),
  }

const group = ['shipperId', 'operationGroupId'] as const
/** One document for each pendency. */
export const pendencyProjector: Projector<PendencyDocument, PendencyEvent> = {
  spec: {
    view: PENDENCIES,
    version: 1,
    fields: {
      ...{ shipperId: 'text', operationGroupId: 'text', loadId: 'text', externalId: 'text', status: 'text', viewed: 'boolean' },
      ...{ typeId: 'text', reporterType: 'text', transporterId: 'text', createdDate: 'text', dueAt: 'text' },
    },
    indexes: [
      ['loadId', 'createdDate'],
      ['shipperId', 'createdDate', 'id', 'operationGroupId', 'status'],
      [...group, 'status', 'dueAt'],
      ['shipperId', 'status', 'dueAt'],
    ],
    counters: [[...group, 'status', 'typeId', 'reporterType', 'viewed']],
    sieve: {
      within: group,
      sort: 'createdDate',
      tallied: ['status', 'viewed', 'reporterType'],
      fields: ['typeId', 'transporterId', 'externalId', 'dueAt'],
    },
    search: { words: ['name'], parts: ['externalId'] },
  },
  scope: 'group',
  notifies: 'change',
  ...consumeOnly(
    ['PendencyOpened', 'PendencyResolved', 'PendencyDisposed', 'PendencyCanceled', 'PendencyViewed', 'PendencyUnviewed'],
    ({ data }) => data.pendencyId,
  ),
  on: {
    PendencyOpened: (_, { data: { authorId: __, ...data }, by: { userId }, recordedAt }) => ({
      ...data,
      viewed: false,
      createdDate: recordedAt,
      createdBy: userId,
      attachments: data.attachments.map(({ fileId, name }) => ({ fileId, name })),
    }),
    PendencyResolved: ends,
    PendencyDisposed: ends,
    PendencyCanceled: ends,
    PendencyViewed: (pendency) => pendency && { ...pendency, viewed: true },
    PendencyUnviewed: (pendency) => pendency && { ...pendency, viewed: false },
  },
}

/** As the carrier or driver who reported it sees it. */
export type ReportedDocument = Pick<
  PendencyDocument,
  'pendencyId' | 'loadId' | 'typeId' | 'name' | 'status' | 'createdDate' | 'endedDate' | 'attachments'
> & {
  readonly observation?: string | undefined
  readonly userId: string
  readonly reporterType: ReporterType
  readonly transporterId?: string | undefined
}
const reportEnds: SharedStep<ReportedDocument, Pick<Ended, 'status'>> = (one, { data: { status }, recordedAt }) =>
  one && { ...one, status, endedDate: recordedAt }
/** Those that carriers and drivers reported, without what staff wrote. Readers say whose they are. */
export const reportedProjector: Projector<ReportedDocument, PendencyEvent> = {
  spec: { view: REPORTED, version: 1, fields: { loadId: 'text', createdDate: 'text' }, indexes: [['loadId', 'createdDate']] },
  scope: 'open',
  ...consumeOnly(['PendencyOpened', 'PendencyResolved', 'PendencyDisposed', 'PendencyCanceled'], ({ data }) => data.pendencyId),
  on: {
    PendencyOpened: (_, { data, by: { userId, transporterId }, recordedAt: createdDate }) => {
      const { pendencyId, loadId, typeId, name, status, observation, reporterType } = data
      const attachments = data.attachments.map(({ fileId, name }) => ({ fileId, name }))
      return reporterType === 'SYSTEM'
        ? undefined
        : { pendencyId, loadId, typeId, name, status, createdDate, observation, attachments, userId, reporterType, transporterId }
    },
    PendencyResolved: reportEnds,
    PendencyDisposed: reportEnds,
    PendencyCanceled: reportEnds,
  },
}

/** What a shipper has changed of the platform's types. */
export type TypesDocument = { readonly shipperId: string; readonly settings: Readonly<Record<string, PendencySettings>> }
export const typesProjector: Projector<TypesDocument, PendencyTypeEvent> = {
  spec: { view: TYPES, version: 1, fields: { shipperId: 'text' }, indexes: [['shipperId']] },
  scope: 'open',
  ...consumeOnly(['PendencyTypeChanged'], ({ data }) => data.shipperId),
  on: {
    PendencyTypeChanged: (types, { data: { shipperId, typeId, ...settings } }) => ({
      shipperId,
      settings: { ...types?.settings, [typeId]: settings },
    }),
  },
}
