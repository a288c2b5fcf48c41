export const operatorTieStatuses = ['NONE', 'INVITED', 'ACTIVE', 'ENDED'] as const
export type OperatorTieStatus = (typeof operatorTieStatuses)[number]

export const operatorTieRefusals = ['OWN_COMPANY', 'TIE_NOT_NOW'] as const
export type OperatorTieRefusal = (typeof operatorTieRefusals)[number]

/** The id of a tie, and of its stream: a logistic operator's and a carrier's. */
export const operatorTieId = (operatorId: string, transporterId: string) => `${operatorId}.${transporterId}`
