import { blockCommands, blockRoutes } from '@embarca/contracts/block/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.staff
const terms = { reasonType: 'SAFETY', reason: 'Excesso de velocidade' }
const {
  blockTransporter,
  changeTransporter,
  releaseTransporter,
  blockDriver,
  changeDriver,
  releaseDriver,
  blockVehicle,
  changeVehicle,
  releaseVehicle,
} = blockCommands

const kinds = [
  {
    call: 'C377',
    rows: [blockTransporter, changeTransporter, releaseTransporter],
    subject: { transporterId: 't8' },
    other: { transporterId: 't9' },
    list: blockRoutes.transporters,
    shown: 'Bloqueável',
    otherShown: 'Suspensa',
    wrong: { transporterId: 'nobody' },
    code: 'BLOCK_SUBJECT_UNKNOWN',
  },
  {
    call: 'C375',
    rows: [blockDriver, changeDriver, releaseDriver],
    subject: { cpf: '390.533.447-05', name: 'Fulano de Tal' },
    other: { cpf: '111.444.777-35', name: 'Beltrano' },
    list: blockRoutes.drivers,
    shown: 'Fulano de Tal',
    otherShown: 'Beltrano',
    wrong: { cpf: '390.533.447-06' },
    code: 'BLOCK_CPF_INVALID',
  },
  {
    call: 'C376',
    rows: [blockVehicle, changeVehicle, releaseVehicle],
    subject: { vehicleId: 'v8' },
    other: { plate: 'zxc-1234' },
    list: blockRoutes.vehicles,
    shown: 'VUC',
    otherShown: 'ZXC1234',
    wrong: { plate: 'ABC' },
    code: 'BLOCK_PLATE_INVALID',
  },
] as const

export const scenarios: readonly CallScenario[] = kinds.flatMap(
  ({ call, rows, subject, other, list, shown, otherShown, wrong, code }): CallScenario[] => {
    const [block, change, release] = rows
    const blocked = async (setting: ScenarioSetting) =>
      String((await setting.ask(block, { ...other, ...terms } as never, by)).body?.['id' as never])
    const ofUnknown = { given: async () => ({ id: 'nothing', ...terms }), code: 'NOT_FOUND', status: 404 }
    return [
      {
        ...{ call, row: block, by },
        given: async () => ({ ...subject, ...terms }),
        then: ['SubjectBlocked'],
        shows: () => ({ ask: list, input: { text: shown }, at: 'list.0.name', is: shown }),
        refused: { given: async () => ({ ...wrong, ...terms }), code },
      },
      {
        ...{ call, row: change, by },
        given: async (setting) => ({ id: await blocked(setting), ...terms, reason: 'Outro motivo' }),
        then: ['BlockChanged'],
        shows: () => ({ ask: list, input: { text: otherShown }, at: 'list.0.reason', is: 'Outro motivo' }),
        refused: ofUnknown,
      },
      {
        ...{ call, row: release, by },
        given: async (setting) => ({ id: await blocked(setting), reason: 'Regularizou' }),
        then: ['SubjectReleased'],
        shows: () => ({ ask: list, input: { text: otherShown, status: 'RELEASED' }, at: 'list.0.releaseReason', is: 'Regularizou' }),
        refused: { given: async () => ({ id: 'nothing', reason: 'Regularizou' }), code: 'NOT_FOUND', status: 404 },
      },
    ]
  },
)
