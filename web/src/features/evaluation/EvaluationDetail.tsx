import { EVALUATIONS_PAGE } from '@embarca/contracts/evaluation/codes.ts'
import { evaluationLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { LoadEvaluation } from '@embarca/contracts/evaluation/views.ts'
import { Link, useParams } from '@tanstack/react-router'
import { usePages } from '../../base/queries.ts'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { IconLink } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { meanText } from './mean-text.ts'
import '../../ui/listing.css'
import '../../shared/register/register.css'
import './evaluation.css'

const ROW_HEIGHT = 96
const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** What was said of a transporter or driver, newest first, ten at a time (R104). */
export const EvaluationDetail = () => {
  const { entityName = '', evaluationId = '' } = useParams({ strict: false })
  const input = { entityName, id: evaluationId, size: EVALUATIONS_PAGE }
  const { items, firstPage, more, pending, failed, error, refresh } = usePages(evaluationRoutes.evaluations, input)
  const kind = (evaluationLabels.entity as Record<string, string>)[entityName] ?? ''
  return (
    <main className="register">
      <div className="tools">
        <IconLink to="/evaluation" icon="left" label={evaluationLabels.title} />
        <h1>{firstPage?.name || 'Avaliações'}</h1>
        <p>{kind}</p>
      </div>
      <div className="listing">
        <QueryState
          {...{ pending, error, what: 'avaliações', failed: failed && items.length === 0, onRetry: refresh }}
          empty={items.length ? undefined : 'Nenhuma avaliação.'}
        >
          <InfiniteList
            label="Avaliações"
            items={items}
            keyOf={({ loadId }) => loadId}
            estimate={ROW_HEIGHT}
            more={more}
            render={(one) => <Said evaluation={one} />}
          />
        </QueryState>
      </div>
    </main>
  )
}

const Said = ({ evaluation: { loadId, externalId, ratedAt, rating, comment, answers } }: { readonly evaluation: LoadEvaluation }) => (
  <article className="evaluation">
    <p>
      <b>{meanText(rating)} ★</b> · {when.format(new Date(ratedAt))}
      {externalId !== undefined && (
        <>
          {' · '}
          <Link to="/loads/$hashId/details" params={{ hashId: loadId } as never}>
            {externalId}
          </Link>
        </>
      )}
    </p>
    {comment && <p>{comment}</p>}
    {answers.length > 0 && (
      <ul>
        {answers.map(({ criterionId, text, weight, stars }) => (
          <li key={criterionId}>
            {text}: {stars} ★ <small>(peso {weight})</small>
          </li>
        ))}
      </ul>
    )}
  </article>
)
