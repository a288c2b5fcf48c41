import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { type Estimate, isOld, type Risk } from '@embarca/contracts/tracking/estimate.ts'
import { ago, shortDateTime, timeOn } from '../../base/date-times.ts'
import type { StatusTextTone } from '../../ui/StatusText.tsx'

/** How an estimate is shown: always colour, icon and text, with its range and what it is computed from. */
export type EstimateLook = {
  readonly tone: StatusTextTone
  readonly icon: string
  /** `previsto 10:40`, or `era previsto 10:40`. */
  readonly text: string
  /** The whole range has passed without an arrival. */
  readonly hasPassed: boolean
  readonly outlook: string
  /** `21/11 10:40`. */
  readonly expected: string
  /** `entre 10:10 e 11:30`, or `entre 20/11 22:00 e 21/11 09:50`. */
  readonly range: string
  /** `estimativa pela última posição de 09:58`. */
  readonly source: string
  /** When that was more than two hours ago. */
  readonly old?: string
}
type Estimated = Pick<LoadCard, 'estimate' | 'risk'>

const ofRisk: Readonly<Record<Risk, Pick<EstimateLook, 'tone' | 'icon' | 'outlook'>>> = {
  AT_RISK: { tone: 'warning', icon: 'clock', outlook: 'em risco de atraso' },
  LATE_EXPECTED: { tone: 'danger', icon: 'warning', outlook: 'atraso previsto' },
}
const inTime = { tone: 'good', icon: 'check-circle', outlook: 'no prazo' } as const
/** The whole range has passed without an arrival. */
const outdated = { tone: 'idle', icon: 'history', outlook: 'sem previsão: a hora estimada passou' } as const
/** An old position that promised to be in time promises nothing. */
const unsure = { tone: 'idle', icon: 'history', outlook: 'no prazo, se a viagem seguiu' } as const
const overdue = { ...ofRisk.LATE_EXPECTED, outlook: 'prazo vencido' }

const sources: Readonly<Record<Estimate['basis'], string>> = {
  POSITION: 'estimativa pela última posição de',
  DEPARTURE: 'estimativa pela saída da coleta de',
  DELIVERY: 'estimativa pela entrega anterior de',
}
const oldText = ({ basis, at }: Estimate, now: number) =>
  basis === 'POSITION' ? `posição antiga, ${ago(at, now)}` : `sem posição ${ago(at, now).replace('ontem', 'desde ontem')}`

/** The estimate of a load's next delivery, which is due at an instant; undefined without one. */
export const estimateLook = ({ estimate, risk }: Estimated, due: string, now: number): EstimateLook | undefined => {
  if (!estimate) return undefined
  const { expectedAt, earliest, latest, basis, at } = estimate
  const old = isOld(estimate, now)
  const hasPassed = Date.parse(latest) < now
  return {
    ...(Date.parse(due) < now ? overdue : hasPassed ? outdated : risk ? ofRisk[risk] : old ? unsure : inTime),
    text: `${hasPassed ? 'era previsto' : 'previsto'} ${timeOn(expectedAt, due)}`,
    hasPassed,
    expected: shortDateTime(expectedAt),
    // Read in one breath: the end takes its day from the beginning.
    range: `entre ${timeOn(earliest, expectedAt)} e ${timeOn(latest, earliest)}`,
    source: `${sources[basis]} ${timeOn(at, expectedAt)}`,
    ...(old && { old: oldText(estimate, now) }),
  }
}

/** Range, source and age in one text. */
export const estimateTip = ({ outlook, range, source, old }: EstimateLook): string =>
  [outlook, range, source, old].filter(Boolean).join(' · ')
