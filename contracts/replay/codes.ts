/** What can be wrong with a fact as it is stored. */
export const chainFindings = ['EDITED', 'MOVED', 'MISSING', 'BROKEN', 'UNWITNESSED'] as const
export type ChainFinding = (typeof chainFindings)[number]

/** What the streams of a load are about. */
export const auditedStreams = ['load', 'negotiation', 'lot', 'receipts', 'tracking', 'chat', 'share'] as const
export type AuditedStream = (typeof auditedStreams)[number]
