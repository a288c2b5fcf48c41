import type { BlockableTransition } from '@embarca/contracts/load/blocked-transitions.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { type PendencyTypeId, usualSettings } from '@embarca/contracts/pendency/types.ts'
import { actorNamed } from './actors.ts'
import type { ScenarioStep } from './scenario.ts'
import { DAY, HOUR, MINUTE } from './script/lines.ts'

/** Types that carriers, drivers and imports report; rules open the others. */
export const reportedTypes = [5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly PendencyTypeId[]
export type ReportedType = (typeof reportedTypes)[number]

/** How a pendency is told, and what settles it. */
export const pendencyTexts: Readonly<
  Record<ReportedType, { readonly report: string; readonly settled: string; readonly disposed: string }>
> = {
  5: {
    report: 'A NF-e do pedido foi cancelada na SEFAZ.',
    settled: 'Nova NF-e emitida e enviada ao motorista.',
    disposed: 'Cancelamento de nota de outra carga.',
  },
  6: {
    report: 'A imagem do canhoto está ilegível: uma nova foi pedida.',
    settled: 'Canhoto recebido e conferido.',
    disposed: 'Canhoto recebido em papel na expedição.',
  },
  7: {
    report: 'Peso do pedido no arquivo: 12.400 kg; na carga: 12.000 kg.',
    settled: 'Peso corrigido na carga.',
    disposed: 'A carga segue como foi lançada.',
  },
  8: {
    report: 'Veículo retido na entrega anterior: pedimos um dia a mais.',
    settled: 'Nova data combinada com o cliente.',
    disposed: 'O cliente não aceita outra data.',
  },
  9: {
    report: 'Descarga com chapas, R$ 380,00, comprovante com o motorista.',
    settled: 'Custo conferido e somado ao frete.',
    disposed: 'A descarga é por conta do cliente.',
  },
  10: {
    report: 'CRLV do cavalo vencido, a renovação está no despachante.',
    settled: 'Documento renovado, conferido na portaria.',
    disposed: 'O documento está em dia no portal do Detran.',
  },
  11: {
    report: 'Carregaram dois paletes a menos que o romaneio.',
    settled: 'Romaneio corrigido pela expedição.',
    disposed: 'A contagem foi refeita e está certa.',
  },
  12: {
    report: 'O cliente não recebeu: doca ocupada até amanhã.',
    settled: 'Cliente confirmou a descarga para amanhã cedo.',
    disposed: 'O cliente recebeu no mesmo dia.',
  },
}

export type PendencyEnding = 'open' | 'resolved' | 'disposed' | 'canceled'
/** A pendency to be opened so long before the demo's end, in milliseconds; of a canceled one the load's end decides. */
export type PendencyCase = { readonly type: ReportedType; readonly age: number; readonly ending: PendencyEnding }

const blocking: readonly {
  readonly type: ReportedType
  readonly blocks: readonly BlockableTransition[]
  readonly stops: readonly LoadStatus[]
}[] = [
  { type: 5, blocks: ['StartTransit', 'FinishLoad'], stops: ['IN_TRANSIT', 'FINISHED'] },
  { type: 10, blocks: ['StartCollect'], stops: ['IN_COLLECT'] },
]
/** The statuses that no load reaches while a pendency of the type is open. */
export const stoppedBy = (type: ReportedType): readonly LoadStatus[] => blocking.find((one) => one.type === type)?.stops ?? []

/** The first shipper lets two types stop a load. */
export const pendencyTypeSteps = (seed: string, at: string): readonly ScenarioStep[] =>
  blocking.map(({ type, blocks }) => ({
    module: 'pendencyType',
    command: { type: 'ChangePendencyType', data: { id: String(type), blocks } },
    by: actorNamed('admin'),
    key: `${seed}/pendency-type/${type}`,
    at,
  }))

/** Of each type: overdue, due today and later; resolved, disposed of and canceled. */
export const pendencyCases = reportedTypes.flatMap((type): readonly PendencyCase[] => {
  const days = usualSettings(String(type)).daysToResolve * DAY
  const open = [days + DAY, days + 2 * DAY, days + MINUTE, 2 * HOUR, 5 * HOUR, 9 * HOUR]
  return [
    ...open.map((age): PendencyCase => ({ type, age: age + type * MINUTE * (age < DAY ? 1 : 0), ending: 'open' })),
    ...[4, 9, 21, 47].map((n): PendencyCase => ({ type, age: n * DAY + type * HOUR, ending: 'resolved' })),
    ...[6, 33].map((n): PendencyCase => ({ type, age: n * DAY + type * HOUR, ending: 'disposed' })),
    { type, age: 0, ending: 'canceled' },
  ]
})
