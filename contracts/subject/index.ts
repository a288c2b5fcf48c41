import type { ContractManifest } from '../kit/manifest.ts'
import { subjectEvents } from './events.ts'

export const subjectContract = {
  events: subjectEvents,
} as const satisfies ContractManifest
