import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { GateOfPlace } from '../place/index.ts'

const DAY = 86_400_000

/** Whether the gate asks for an integration that the driver does not have, or not any more (R239). */
export const isIntegrationDue = ({ settings, zone }: GateOfPlace, integratedOn: string | undefined, now: string): boolean => {
  const { integrationDays } = settings
  if (integrationDays === undefined) return false
  const today = Date.parse(localDay(now, zone))
  return integratedOn === undefined || today - Date.parse(integratedOn) > integrationDays * DAY
}
