import { hash } from 'node:crypto'

/** The `prev` of a stream's first event. */
export const GENESIS = '0'.repeat(64)

/** SHA-256 of an event's stored bytes, hex. The bytes contain the previous hash (`prev`), so each hash covers everything before it. */
export const link = (body: string): string => hash('sha256', body, 'hex')

/** The running hash over the whole log after one more event. */
export const follow = (running: string, next: string): string => hash('sha256', running + next, 'hex')
