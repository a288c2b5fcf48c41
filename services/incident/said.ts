import type { IncidentAgent } from '@embarca/contracts/incident/codes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'

type Written = { readonly observation?: string | undefined; readonly attachments?: readonly { fileId: string; name: string }[] | undefined }

const agentOf = ({ driverId, transporterId }: Actor): IncidentAgent =>
  driverId !== undefined ? 'DRIVER' : transporterId !== undefined ? 'TRANSPORTER' : 'SHIPPER'

/** The author, text and files of an entry, as an event keeps them. */
export const saidBy = (by: Actor, { observation = '', attachments = [] }: Written) => {
  const authorId = by.userId
  return {
    agent: agentOf(by),
    authorId,
    observation: observation.trim(),
    attachments: attachments.map(({ fileId, name }) => ({ fileId, name, authorId })),
  }
}
