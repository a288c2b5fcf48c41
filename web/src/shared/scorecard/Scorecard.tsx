import { evaluationLabels, scorecardLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { ScorecardMeasure } from '@embarca/contracts/evaluation/scorecard.ts'
import { decimals, integer, percent } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ScorecardCases } from './ScorecardCases.tsx'
import { casesText, valueText } from './scorecard-text.ts'
import './scorecard.css'

const ALL = ''
const stars = decimals(1)

/** A carrier by what this company measures of it, in all and on each lane; each figure opens its loads (CA17). */
export const Scorecard = ({ transporterId: id }: { readonly transporterId: string }) => {
  const [lane, setLane] = useState(ALL)
  const [open, setOpen] = useState<ScorecardMeasure>()
  const read = useRead(evaluationRoutes.scorecard, { id })
  const card = read.data
  const shown = card?.lanes.find((one) => one.lane === lane) ?? card
  return (
    <section className="scorecard" aria-label={scorecardLabels.title}>
      <QueryState
        what="desempenho"
        pending={read.isPending}
        failed={read.isError && !card}
        error={read.error}
        onRetry={read.refetch}
        rows={{ count: 6, height: 36 }}
        empty={undefined}
      >
        {card && shown && (
          <>
            <div className="scorecard-head">
              <dl className="num">
                <div>
                  <dt>Pontuação</dt>
                  <dd>{shown.score === undefined ? evaluationLabels.noData : `${shown.score} de 100`}</dd>
                </div>
                <div>
                  <dt>Avaliação</dt>
                  <dd>{card.rating === undefined ? evaluationLabels.noData : `${stars(card.rating)} ★ (${integer(card.ratings ?? 0)})`}</dd>
                </div>
              </dl>
              {card.lanes.length > 0 && (
                <SelectField
                  label="Trecho"
                  value={lane}
                  options={[
                    { value: ALL, label: 'Todos os trechos' },
                    ...card.lanes.map((one) => ({ value: one.lane, label: `${one.lane} (${integer(one.loads)})` })),
                  ]}
                  onChange={(next) => setLane(next ?? ALL)}
                />
              )}
            </div>
            <ul>
              {shown.measures.map((one) => {
                const { measure, n, points, weight } = one
                const isOpen = open === measure
                return (
                  <li key={measure}>
                    <PlainButton
                      className="scorecard-measure"
                      aria-expanded={isOpen}
                      disabled={!n}
                      onClick={() => setOpen(isOpen ? undefined : measure)}
                    >
                      <span className="what">
                        <b>{scorecardLabels.measure[measure]}</b>
                        <small>{casesText(one)}</small>
                      </span>
                      <span className={one.value === undefined ? 'value unknown' : 'value num'}>{valueText(one)}</span>
                      <span className="points num">
                        {points !== undefined && (
                          <>
                            <span className="scorecard-bar" aria-hidden="true">
                              <span style={{ inlineSize: `${points}%` }} />
                            </span>
                            {points} pts <small>peso {percent(weight ?? 0)}</small>
                          </>
                        )}
                      </span>
                      {n ? <Icon name={isOpen ? 'up' : 'down'} size={14} /> : <span />}
                    </PlainButton>
                    {isOpen && <ScorecardCases {...{ id, measure }} {...(lane !== ALL && { lane })} />}
                  </li>
                )
              })}
            </ul>
            <p className="scorecard-note">
              Últimos 12 meses{card.capped ? ', só as cargas mais recentes' : ''}. Com menos de 5 casos, {evaluationLabels.noData}.
            </p>
          </>
        )}
      </QueryState>
    </section>
  )
}
