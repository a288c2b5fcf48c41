import type { General } from '@embarca/contracts/dashboard/routes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { money } from '../load/measures.ts'
import { amount, counted, hiredWord, lasting, percent } from './words.ts'
import './load-sums.css'

const loads = (count: number) => counted(count, ['carga', 'cargas'])

/** What the loads of a period came to, as numbers in a row; of incidents nothing is known yet. */
export const LoadSums = ({ sums }: { readonly sums: General['sums'] }) => {
  const whole = sums.leadTimes.find(({ leg }) => leg === 'WHOLE')
  const figures = [
    ['Lançadas', amount(sums.loads), counted(sums.lost, ['cancelada ou expirada', 'canceladas ou expiradas'])],
    ['Contratadas', amount(sums.hired), counted(sums.finished, ['finalizada', 'finalizadas'])],
    ['Entregues', amount(sums.delivered), `de ${counted(sums.hired, hiredWord)}`],
    [
      'Economia',
      sums.compared ? money(sums.saving) : otifLabels.noData,
      sums.compared ? `${percent(sums.savingShare)} da referência · ${loads(sums.compared)}` : 'sem valor de referência',
    ],
    [
      'Do lançamento à entrega',
      whole?.loads ? lasting(whole.median) : otifLabels.noData,
      whole?.loads ? `mediana de ${loads(whole.loads)}` : 'nenhuma entrega',
    ],
    ['Ocorrências', otifLabels.noData, 'módulo ainda não disponível'],
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
