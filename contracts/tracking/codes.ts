import type { LoadRefusal } from '../load/codes.ts'

export const trackingRefusals = ['REQUEST_UNKNOWN', 'REQUEST_PENDING', 'REQUEST_ACCEPTED'] as const
/** Of its own, and those of the load it is about. */
export type TrackingRefusal = (typeof trackingRefusals)[number] | Extract<LoadRefusal, 'LOAD_NOT_NOW' | 'MOMENT_INVALID'>
