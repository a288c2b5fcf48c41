import { actorNamed } from '../actors.ts'
import { newCpf, newPlate } from '../identifiers.ts'
import { randomFrom } from '../random.ts'
import type { ScenarioStep } from '../scenario.ts'
import { iso, MINUTE } from '../script/lines.ts'
import { busyGate } from './gates.ts'

/** A driver whom nobody knows stands at the barrier when the demo begins. */
export const walkInStep = (seed: string, today: string): ScenarioStep => {
  const random = randomFrom(`${seed}/walk-in`)
  return {
    module: 'gateWaiting',
    command: {
      type: 'JoinWaitingList',
      data: {
        conciergeId: busyGate.place.id,
        ...{ cpf: newCpf(random), name: 'Nivaldo Teixeira', plate: newPlate(random), reason: 'Veio buscar paletes vazios.' },
      },
    },
    by: actorNamed('portaria'),
    key: `${seed}/walk-in`,
    at: iso(Date.parse(today) - 22 * MINUTE),
  }
}
