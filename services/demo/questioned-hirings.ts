import { shipperA } from '../identity/demo-ids.ts'
import { actorNamed } from './actors.ts'
import type { ScenarioStep } from './scenario.ts'

/** A load whose crew is bound, and which is not collected yet. */
export type Hiring = { readonly loadId: string; readonly driverId: string; readonly vehicleId: string }

/**
 * Blocks that came after the hiring (CA10, CA12): the driver of one load is blocked, which its hiring waits for; the vehicle of another
 * is, and an administrator lets that load go nevertheless.
 */
export const questionedHirings = (seed: string, at: string, [questioned, waived]: readonly Hiring[]): readonly ScenarioStep[] => {
  const step = (module: string, type: string, data: object, by: ScenarioStep['by'] = actorNamed('admin')): ScenarioStep => ({
    ...{ module, command: { type, data }, by, at },
    key: `${seed}/questioned/${type}/${JSON.stringify(data)}`,
  })
  // What the program asks when it follows a block to its loads.
  const review = ({ loadId: id }: Hiring) => step('load', 'ReviewHiring', { id }, { program: shipperA })
  return [
    ...(questioned
      ? [
          step('block', 'BlockDriver', {
            ...{ driverId: questioned.driverId, reasonType: 'CONDUCT', reason: 'Recusou o uso de EPI na doca' },
          }),
          review(questioned),
        ]
      : []),
    ...(waived
      ? [
          step('block', 'BlockVehicle', {
            ...{ vehicleId: waived.vehicleId, reasonType: 'SAFETY', reason: 'Vistoria vencida: faixas refletivas' },
          }),
          review(waived),
          step('load', 'WaiveEligibility', {
            ...{ id: waived.loadId, rule: 'BLOCKED', subjectId: waived.vehicleId },
            reason: 'Faixas trocadas na portaria, laudo em anexo ao e-mail',
          }),
        ]
      : []),
  ]
}
