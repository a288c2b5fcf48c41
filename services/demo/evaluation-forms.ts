import { shipperA, shipperB, shipperC } from '../identity/demo-ids.ts'
import { registrarFor } from './actors.ts'
import type { ScenarioStep } from './scenario.ts'

const criterion = (text: string, weight: number) => ({ text, weight, required: false })
const ofDriver = {
  name: 'Motorista',
  entity: 'DRIVER',
  criteria: [criterion('Cumpriu os horários combinados', 4), criterion('Postura na coleta e na entrega', 3), criterion('Uso de EPI', 3)],
}
const ofCarrier = {
  name: 'Transportadora',
  entity: 'TRANSPORTER',
  criteria: [criterion('Pontualidade', 5), criterion('Comunicação durante a viagem', 3), criterion('Estado do veículo', 2)],
}

/** What the demo's companies ask when they rate: of drivers everywhere; of carriers by one company only, so that both ways can be seen. */
export const evaluationFormSteps = (seed: string, at: string): readonly ScenarioStep[] =>
  [
    { shipperId: shipperA, form: ofDriver },
    { shipperId: shipperB, form: ofDriver },
    { shipperId: shipperB, form: ofCarrier },
    { shipperId: shipperC, form: ofDriver },
  ].map(({ shipperId, form }) => ({
    module: 'evaluationForm',
    command: { type: 'AddEvaluationForm', data: form },
    by: registrarFor(shipperId),
    key: `${seed}/evaluationForm/${shipperId}/${form.entity}`,
    at,
  }))
