import type { LoadRefusal } from '../load/codes.ts'

export const trackingRefusals = ['REQUEST_UNKNOWN', 'REQUEST_PENDING', 'REQUEST_ACCEPTED'] as const
/** Its own codes, and those of its load. */
export type TrackingRefusal = (typeof trackingRefusals)[number] | Extract<LoadRefusal, 'LOAD_NOT_NOW' | 'MOMENT_INVALID'>
