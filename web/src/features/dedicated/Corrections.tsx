import type { DedicatedDetail } from '@embarca/contracts/dedicated/read-routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { fullDateTime } from '../../base/date-times.ts'
import { exactKilometres } from './looks.tsx'

type Correction = DedicatedDetail['corrections'][number]
const amountOf = ({ type, value, tollPrice }: Correction): string =>
  [
    value !== undefined && (type === 'DedicatedDistanceChanged' ? exactKilometres(value) : money(value)),
    tollPrice !== undefined && `pedágio ${money(tollPrice)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Who corrected what of the cycle; of one that had ended it is a restatement. */
export const Corrections = ({ all }: { readonly all: readonly Correction[] }) =>
  all.length === 0 ? null : (
    <section className="fleet-corrections" aria-labelledby="fleet-corrections-title">
      <h2 id="fleet-corrections-title">Correções</h2>
      <ul>
        {all.map((one) => (
          <li key={`${one.at}-${one.type}-${one.code}`}>
            <b>{one.label}</b> {one.code} {amountOf(one)}
            {one.reason && <q>{one.reason}</q>}
            <small>
              {one.by} · <span className="num">{fullDateTime(one.at)}</span>
              {one.isRestated && ' · ciclo encerrado'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
