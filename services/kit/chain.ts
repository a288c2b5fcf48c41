import { hash } from 'node:crypto'

/** What the first fact of a stream points back to. */
export const GENESIS = '0'.repeat(64)

/** SHA-256 of a fact's stored bytes, hex. The bytes carry the hash before them (`prev`), so each covers all before it. */
export const link = (body: string): string => hash('sha256', body, 'hex')

/** The running hash over the whole log: what was, and the next fact's hash. */
export const follow = (running: string, next: string): string => hash('sha256', running + next, 'hex')
