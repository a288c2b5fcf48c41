import type { ContractManifest } from '../kit/manifest.ts'
import { subjectEvents } from './events.ts'

export const subjectContract = {
  events: subjectEvents,
  /** Readers outside must forget the person too. */
  publicEvents: subjectEvents,
} as const satisfies ContractManifest
