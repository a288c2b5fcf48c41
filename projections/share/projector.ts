import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { Projector } from '../kit/projector.ts'

/** A link, and what it leads to. */
export type Shared = {
  readonly shareId: string
  readonly loadId: string
  readonly shipperId: string
  readonly expiresAt: string
  readonly revoked?: true
}

/** Asked by id, by whoever has the link: its key is looked at before. */
export const shareProjector: Projector<Shared, ShareEvent> = {
  spec: { view: 'share', version: 1, fields: { shipperId: 'text' } },
  scope: 'open',
  isSparse: true,
  id: ({ stream, data }) => (stream.startsWith('share-') ? (data as { shareId: string }).shareId : undefined),
  on: {
    LinkShared: (_, { data: { shareId, loadId, expiresAt }, by: { shipperId } }) => ({ shareId, loadId, shipperId, expiresAt }),
    SharedLinkRevoked: (link) => link && { ...link, revoked: true },
  },
}
