import type { InboxKind } from '@embarca/contracts/inbox/codes.ts'
import type { InboxEvent } from '@embarca/contracts/inbox/events.ts'
import { type InboxReadMarks, withReadMark } from '@embarca/contracts/inbox/read-marks.ts'
import type { Projector } from '../kit/projector.ts'
import type { Views } from '../kit/read-store.ts'

/** What a user has read and muted. */
export type InboxSettings = { readonly marks: InboxReadMarks; readonly muted: readonly InboxKind[] }
type InboxSettingsDocument = InboxSettings & { readonly userId: string; readonly shipperId: string }

const none: InboxSettings = { marks: { byLoad: {} }, muted: [] }

export const inboxSettingsProjector: Projector<InboxSettingsDocument, InboxEvent> = {
  spec: { view: 'inbox-settings', version: 1, fields: { shipperId: 'text', userId: 'text' }, indexes: [['shipperId', 'userId']] },
  scope: 'tenant',
  id: ({ stream }) => /^inbox-(.+)$/.exec(stream)?.[1],
  on: {
    InboxRead: (settings = { ...none, userId: '', shipperId: '' }, { data, by: { userId, shipperId } }) => ({
      ...settings,
      userId,
      shipperId,
      marks: withReadMark(settings.marks, data),
    }),
    InboxKindsMuted: (settings, { data: { kinds: muted }, by: { userId, shipperId } }) => ({
      ...none,
      ...settings,
      userId,
      shipperId,
      muted,
    }),
  },
}

export const inboxSettingsOf = async (views: Views, userId: string): Promise<InboxSettings> =>
  (await views.get<InboxSettings>('inbox-settings', userId)) ?? none
