import type { ShareEvent } from '@embarca/contracts/share/events.ts'
import type { Projector } from '../kit/projector.ts'

/** A link and its target. */
export type Shared = {
  readonly shareId: string
  readonly loadId: string
  readonly shipperId: string
  readonly expiresAt: string
  readonly revoked?: true
}

/** Read by id, without a user: the caller has checked the link's key. */
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
