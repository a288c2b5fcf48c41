export const negotiationRefusals = ['NOT_OFFERED_TO_YOU', 'NEGOTIATION_NOT_NOW', 'ALREADY_DECLINED', 'ALREADY_ACCEPTED'] as const
export type NegotiationRefusal = (typeof negotiationRefusals)[number]
export const negotiationStatuses = ['OPEN', 'CLOSED'] as const
export type NegotiationStatus = (typeof negotiationStatuses)[number]
