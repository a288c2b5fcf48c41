/** Defects of an event as it is stored. */
export const chainFindings = ['EDITED', 'MOVED', 'MISSING', 'BROKEN', 'UNWITNESSED'] as const
export type ChainFinding = (typeof chainFindings)[number]

/** The streams of a load, by subject. */
export const auditedStreams = ['load', 'negotiation', 'lot', 'receipts', 'tracking', 'chat', 'share', 'incident', 'pendency'] as const
export type AuditedStream = (typeof auditedStreams)[number]
