import { scorecardLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { ScorecardMeasure } from '@embarca/contracts/evaluation/scorecard.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { usePages } from '../../base/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { outcomeText } from './scorecard-text.ts'

type Props = { readonly id: string; readonly measure: ScorecardMeasure; readonly lane?: string }

/** The loads behind a figure, newest first. */
export const ScorecardCases = (asked: Props) => {
  const { items, more, pending, failed, error, refresh } = usePages(evaluationRoutes.scorecardRows, asked)
  const { measure } = asked
  return (
    <div className="scorecard-cases">
      <QueryState
        {...{ pending, error, what: 'cargas', failed: failed && items.length === 0, onRetry: refresh }}
        empty={items.length ? undefined : 'Nenhuma carga.'}
        rows={{ count: 3, height: 28 }}
      >
        <ul aria-label={scorecardLabels.measure[measure]}>
          {items.map(({ id, loadId, externalId, lane, launchedAt, value }) => (
            <li key={id}>
              {externalId === undefined ? (
                <span>Carga de outro grupo</span>
              ) : (
                <DataLink to={`/loads/${loadId}/details`}>{externalId}</DataLink>
              )}
              <span>{lane}</span>
              <span className="num">{formatLocal(launchedAt).slice(0, 10)}</span>
              <span>{outcomeText(measure, value)}</span>
            </li>
          ))}
        </ul>
        {more.has && (
          <Button pending={more.loading} onClick={more.load}>
            Mostrar mais
          </Button>
        )}
      </QueryState>
    </div>
  )
}
