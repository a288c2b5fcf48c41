import type { General } from '@embarca/contracts/dashboard/routes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { money } from '../load/measures.ts'
import { countWithNoun, formatCount, formatMinutes, formatShare, hiredNouns } from './formats.ts'
import './load-sums.css'

const loads = (count: number) => countWithNoun(count, ['carga', 'cargas'])

/** The totals of the loads of a period, in a row. */
export const LoadSums = ({ sums }: { readonly sums: General['sums'] }) => {
  const total = sums.leadTimes.find(({ leg }) => leg === 'WHOLE')
  const figures = [
    ['Lançadas', formatCount(sums.loads), countWithNoun(sums.lost, ['cancelada ou expirada', 'canceladas ou expiradas'])],
    ['Contratadas', formatCount(sums.hired), countWithNoun(sums.finished, ['finalizada', 'finalizadas'])],
    ['Entregues', formatCount(sums.delivered), `de ${countWithNoun(sums.hired, hiredNouns)}`],
    [
      'Economia',
      sums.compared ? money(sums.saving) : otifLabels.noData,
      sums.compared ? `${formatShare(sums.savingShare)} da referência · ${loads(sums.compared)}` : 'sem valor de referência',
    ],
    [
      'Do lançamento à entrega',
      total?.loads ? formatMinutes(total.median) : otifLabels.noData,
      total?.loads ? `mediana de ${loads(total.loads)}` : 'nenhuma entrega',
    ],
  ] as const
  return (
    <dl className="load-sums">
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value === otifLabels.noData ? 'num nothing' : 'num'}>{value}</dd>
          <dd className="about num">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
