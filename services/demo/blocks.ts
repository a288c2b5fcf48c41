import { formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { shipperA } from '../identity/demo-ids.ts'
import { newIdOf } from '../kit/run.ts'
import { actorNamed } from './actors.ts'
import { newCpf } from './identifiers.ts'
import { moreCarriers } from './more-carriers.ts'
import { randomFrom } from './random.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, iso } from './script/lines.ts'

const stranger = (name: string) => ({ cpf: newCpf(randomFrom(`blocked ${name}`)), name })
/** Carriers of the first shipper, without users and so without loads. */
const [, , suspended, announced, inTheSouth, formerlyLate, , formerlyUninsured] = moreCarriers

/**
 * Blocks of the first shipper of each kind in each state: active, active in one operation group, still to come, over by the clock and
 * released by hand; of carriers, of people and of plates that nobody registered.
 */
export const blockSteps = (seed: string, today: string): readonly ScenarioStep[] => {
  const now = Date.parse(today)
  const by = actorNamed('admin')
  const at = (days: number) => iso(now + days * DAY)
  const day = (days: number) => formatLocal(at(days)).slice(0, 10)
  const step = (days: number, type: string, data: object): ScenarioStep => ({
    module: 'block',
    command: { type, data },
    by,
    key: `${seed}/block/${type}/${JSON.stringify(data)}`,
    at: at(days),
  })
  const idOf = ({ command: { type }, key }: ScenarioStep) => newIdOf(type, { by, key })

  /** Ended by the clock ten days before the demo's end. */
  const expired = (type: string, subject: object, terms: object): readonly ScenarioStep[] => {
    const block = step(-20, type, { ...subject, ...terms, until: day(-10) })
    const until = parseLocal(`${day(-10)} 23:59:59`) ?? at(-10)
    const end = step(-9, 'EndBlock', { shipperId: shipperA, blockId: idOf(block), until })
    return [block, { ...end, by: { program: shipperA } }]
  }
  const released = (kind: 'Transporter' | 'Driver' | 'Vehicle', subject: object, terms: object, why: string): readonly ScenarioStep[] => {
    const block = step(-30, `Block${kind}`, { ...subject, ...terms })
    return [block, step(-25, `Release${kind}`, { id: idOf(block), reason: why })]
  }
  return [
    step(-6, 'BlockTransporter', {
      ...{ transporterId: suspended!.id, reasonType: 'DOCUMENTATION', reason: 'Apólice de RC-DC não renovada' },
    }),
    step(-2, 'BlockTransporter', {
      ...{ transporterId: inTheSouth!.id, reasonType: 'SERVICE', reason: 'Atrasos repetidos nas coletas do Sul' },
      ...{ operationGroupIds: ['sul'], until: day(28) },
    }),
    step(0, 'BlockTransporter', {
      ...{ transporterId: announced!.id, reasonType: 'COMMERCIAL', reason: 'Contrato em renegociação' },
      ...{ from: day(5), until: day(20) },
    }),
    ...expired(
      'BlockTransporter',
      { transporterId: formerlyLate!.id },
      { reasonType: 'SERVICE', reason: 'Três coletas sem comparecimento no mês' },
    ),
    ...released(
      'Transporter',
      { transporterId: formerlyUninsured!.id },
      { reasonType: 'DOCUMENTATION', reason: 'RCTR-C vencido' },
      'Nova apólice apresentada e conferida',
    ),
    step(-3, 'BlockDriver', {
      ...stranger('Edmilson Prates'),
      ...{ reasonType: 'SAFETY', reason: 'Excesso de velocidade no pátio', until: day(60) },
    }),
    step(0, 'BlockDriver', {
      ...stranger('Josias Bittencourt'),
      ...{ reasonType: 'DOCUMENTATION', reason: 'Treinamento de segurança não renovado', from: day(3), until: day(33) },
    }),
    ...expired('BlockDriver', stranger('Valdir Antunes'), { reasonType: 'CONDUCT', reason: 'Discussão na portaria da fábrica' }),
    ...released(
      'Driver',
      stranger('Amauri Siqueira'),
      { reasonType: 'CLAIM', reason: 'Avaria na descarga em apuração' },
      'Apuração concluída sem culpa do motorista',
    ),
    step(-8, 'BlockVehicle', { plate: 'RLT9A03', reasonType: 'CLAIM', reason: 'Sinistro em apuração pela seguradora', until: day(15) }),
    step(0, 'BlockVehicle', {
      ...{ plate: 'SBK4E71', reasonType: 'SAFETY', reason: 'Vistoria anual agendada', from: day(7), until: day(9) },
    }),
    ...expired('BlockVehicle', { plate: 'PYH7C20' }, { reasonType: 'SAFETY', reason: 'Lona rasgada na última carga' }),
    ...released(
      'Vehicle',
      { plate: 'QXP2F48' },
      { reasonType: 'SAFETY', reason: 'Pneus sem condição de uso' },
      'Pneus trocados, vistoria aprovada',
    ),
  ]
}
