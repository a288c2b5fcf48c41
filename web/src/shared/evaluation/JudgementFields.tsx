import type { EvaluatedParty } from '@embarca/contracts/evaluation/views.ts'
import { Stars } from '../../ui/Stars.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { type EvaluationDraft, scoreOfJudgement } from './judgement.ts'

type Props = {
  readonly party: Pick<EvaluatedParty, 'form'>
  readonly label: string
  readonly value: EvaluationDraft
  readonly onChange: (value: EvaluationDraft) => void
  /** False where the arrow keys of the page do something else. */
  readonly pageArrows?: boolean
  /** False where another field on the page takes the digits. */
  readonly digits?: boolean
  /** The comment appears once something was said. */
  readonly commentLater?: boolean
}
const mean = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The criteria of the form where there is one, else one to five stars; and a comment. */
export const JudgementFields = ({ party, label, value, onChange, pageArrows = true, digits = true, commentLater = false }: Props) => {
  const criteria = party.form?.criteria ?? []
  const score = scoreOfJudgement(party, value)
  const isSaid = value.stars > 0 || score !== undefined
  return (
    <>
      {criteria.length === 0 ? (
        <Stars
          label={label}
          value={value.stars}
          onChange={(stars) => onChange({ ...value, stars })}
          pageArrows={pageArrows}
          digits={digits}
        />
      ) : (
        <>
          <p>
            {label}
            {score !== undefined && <b>: {mean.format(score / 100)}</b>}
          </p>
          {criteria.map(({ id, text, required }) => (
            <Stars
              key={id}
              label={required ? `${text} *` : text}
              value={value.answers[id] ?? 0}
              onChange={(stars) => onChange({ ...value, answers: { ...value.answers, [id]: stars } })}
              pageArrows={false}
              digits={false}
            />
          ))}
        </>
      )}
      {(isSaid || !commentLater) && (
        <TextArea
          label="Comentário"
          rows={2}
          value={value.comment}
          onChange={(comment) => onChange({ ...value, comment })}
          maxLength={4000}
        />
      )}
    </>
  )
}
