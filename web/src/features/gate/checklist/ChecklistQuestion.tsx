import { MOST_PHOTOS } from '@embarca/contracts/checklist/codes.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PhotoButton } from '../../../ui/PhotoButton.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { StatusPill } from '../../../ui/StatusPill.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import { type AskedQuestion, limitsOf, type Values } from './checklist-draft.ts'
import { SignatureAnswer } from './SignatureAnswer.tsx'

type Props = {
  readonly question: AskedQuestion
  readonly values: Values
  readonly isOpen: boolean
  readonly onChange: (values: Values) => void
  /** Uploads a file for the visit's driver; undefined after a failure was shown. */
  readonly upload: (file: Blob) => Promise<string | undefined>
}
type Choice = 'yes' | 'no' | ''
const choices = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const

const Control = ({
  question: { question: words, answerType, unit, photos = 1, mandatory, ...limits },
  values,
  onChange,
  upload,
}: Props) => {
  const { yes, number, text = '', files = [] } = values
  const label = mandatory ? words : `${words} (opcional)`
  const add = async (file: Blob, kept: readonly string[]) => {
    const fileId = await upload(file)
    if (fileId !== undefined) onChange({ files: [...kept, fileId] })
  }
  switch (answerType) {
    case 'YES_NO':
      return (
        <SegmentedControl<Choice>
          label={label}
          options={choices}
          value={yes === undefined ? '' : yes ? 'yes' : 'no'}
          onChange={(chosen) => onChange({ yes: chosen === 'yes' })}
        />
      )
    case 'NUMBER':
      return (
        <NumberField
          label={label}
          className="question-field"
          hint={limitsOf({ ...limits, ...(unit !== undefined && { unit }) })}
          suffix={unit}
          value={number}
          onChange={(typed) => onChange(typed === undefined ? {} : { number: typed })}
        />
      )
    case 'TEXT':
      return (
        <TextField label={label} className="question-field" maxLength={2000} value={text} onChange={(typed) => onChange({ text: typed })} />
      )
    case 'PHOTO':
      return (
        <div className="answer-buttons">
          {files.length < MOST_PHOTOS && <PhotoButton label="Tirar foto" onPhoto={(photo) => add(photo, files)} />}
          <small>{`${files.length} de ${photos}`}</small>
        </div>
      )
    case 'SIGNATURE':
      return <SignatureAnswer question={words} isSigned={files.length > 0} onFile={(drawn) => add(drawn, [])} />
  }
}

/** A question of the checklist, its answer, and whether that passes. */
export const ChecklistQuestion = (props: Props) => {
  const { question, values, isOpen, onChange } = props
  const { answer } = question
  const files = values.files ?? []
  const hasOwnLabel = isOpen && (question.answerType === 'NUMBER' || question.answerType === 'TEXT')
  return (
    <li className="question">
      <div className="question-words">
        {!hasOwnLabel && <b>{question.question}</b>}
        {answer && (
          <StatusPill tone={answer.passed ? 'done' : 'danger'} icon={answer.passed ? 'check' : 'warning'}>
            {answer.passed ? 'Conforme' : 'Não conforme'}
          </StatusPill>
        )}
        {!question.mandatory && !hasOwnLabel && <small>opcional</small>}
      </div>
      {isOpen ? <Control {...props} /> : <Said question={question} />}
      <AnswerFiles
        files={files}
        label={question.question}
        onRemove={isOpen ? (removed) => onChange({ files: files.filter((one) => one !== removed) }) : undefined}
      />
      {answer && <small>{`${answer.by}`}</small>}
    </li>
  )
}
const Said = ({ question: { answer, unit = '' } }: Pick<Props, 'question'>) => {
  if (!answer) return <span className="none">Sem resposta.</span>
  if (answer.yes !== undefined) return <span>{answer.yes ? 'Sim' : 'Não'}</span>
  if (answer.number !== undefined) return <span>{`${answer.number.toLocaleString('pt-BR')} ${unit}`.trim()}</span>
  return answer.text === undefined ? null : <span>{answer.text}</span>
}
