import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { type OutsideCheck, type OutsideChecks, outsideServed } from '@embarca/contracts/eligibility/outside-routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { plate } from '../../base/masks.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusText, type StatusTextTone } from '../../ui/StatusText.tsx'
import './outside-checks.css'

const { outside: words } = eligibilityLabels
/** While a source is being asked, its answer is looked for this often. */
const LOOK_MS = 2_000

type Answer = NonNullable<OutsideCheck['answer']>
const looks: Readonly<Record<Answer['result'], readonly [tone: StatusTextTone, icon: string]>> = {
  ACTIVE: ['good', 'check-circle'],
  APPROVED: ['good', 'check-circle'],
  INACTIVE: ['danger', 'ban'],
  NOT_FOUND: ['danger', 'ban'],
  REFUSED: ['danger', 'ban'],
  IN_ANALYSIS: ['warning', 'clock'],
}
const ageText = (days: number) => (days === 0 ? 'hoje' : days === 1 ? 'há 1 dia' : `há ${days} dias`)
const detailsOf = ({ source, at, age, validUntil, isExpired, protocol }: Answer) =>
  [
    `fonte: ${words.sources[source]}`,
    `consultado ${ageText(age)}, ${fullDateTime(at)}`,
    validUntil !== undefined && `${isExpired ? 'valeu' : 'vale'} até ${fullDateTime(validUntil)}`,
    protocol !== undefined && `protocolo ${protocol}`,
  ]
    .filter(Boolean)
    .join(' · ')

const CheckStatus = ({ check }: { readonly check: OutsideCheck | undefined }) => {
  const answer = check?.answer
  const [tone, icon] = answer ? (answer.isExpired ? (['danger', 'ban'] as const) : looks[answer.result]) : (['idle', 'info'] as const)
  const result =
    answer && (answer.isExpired ? `${words.results[answer.result]}, ${words.expired.toLowerCase()}` : words.results[answer.result])
  return (
    <>
      <StatusText tone={tone} icon={icon}>
        {result ?? (check?.isOpen ? words.waiting : words.never)}
      </StatusText>
      {answer && <small>{detailsOf(answer)}</small>}
      {check?.isOpen && answer && <small>{words.waiting}…</small>}
      {check?.failed && <small>{words.failed}</small>}
    </>
  )
}

type RowProps = { readonly check: OutsideCheck | undefined; readonly onAsk: (() => void) | undefined; readonly pending: boolean }
const CheckRow = ({ check, onAsk, pending }: RowProps) => (
  <li>
    <div>
      {check && check.plates.length > 0 && <b>{check.plates.map(plate.show).join(' + ')}</b>}
      <CheckStatus check={check} />
    </div>
    {onAsk && (
      <Button icon="refresh" disabled={check?.isOpen ?? false} pending={pending} onClick={onAsk}>
        {check ? words.again : words.ask}
      </Button>
    )}
  </li>
)

type PanelProps = {
  readonly title: string
  readonly answers: OutsideChecks
  /** Shown as one line where nothing was asked yet; absent: there is nothing to ask about. */
  readonly none?: string
  readonly onAsk: ((check: OutsideCheck | undefined) => void) | undefined
  readonly pending: boolean
}
const ChecksPanel = ({ title, answers: { channel, checks }, none, onAsk, pending }: PanelProps) => {
  const note = channel === 'OFF' ? words.off : channel === 'SIMULATED' ? words.simulated : undefined
  const rows = checks.length ? checks : none === undefined && channel !== 'OFF' ? [undefined] : []
  return (
    <section className="outside-checks" aria-label={title}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map((check) => (
            <CheckRow
              key={check?.setId ?? 'none'}
              check={check}
              pending={pending}
              onAsk={onAsk && channel !== 'OFF' ? () => onAsk(check) : undefined}
            />
          ))}
        </ul>
      )}
      {!checks.length && none !== undefined && channel !== 'OFF' && <p>{none}</p>}
    </section>
  )
}

const waits = (answers: OutsideChecks | undefined) =>
  answers !== undefined && answers.channel !== 'OFF' && answers.checks.some(({ isOpen }) => isOpen)
type SubjectProps = { readonly id: string }

/** What ANTT's register said of a carrier, from whom and how long ago. */
export const CarrierChecks = ({ id }: SubjectProps) => {
  const client = useQueryClient()
  const { roles } = useSession()
  const [isWaiting, setWaiting] = useState(false)
  const answers = useRead(outsideServed.carrierChecks, { id }, isWaiting ? { every: LOOK_MS } : {}).data
  if (isWaiting !== waits(answers)) setWaiting(waits(answers))
  const ask = useCommand(outsideServed.askCarrier, { done: () => refreshRead(client, outsideServed.carrierChecks) })
  const may = allows(outsideServed.askCarrier.may, roles)
  return answers ? (
    <ChecksPanel title={words.rntrc} answers={answers} onAsk={may ? () => void ask.run({ id }) : undefined} pending={ask.pending} />
  ) : null
}

/** What the risk manager said of a driver, for each set of vehicles that he was asked about with. */
export const DriverChecks = ({ id }: SubjectProps) => {
  const client = useQueryClient()
  const { roles } = useSession()
  const [isWaiting, setWaiting] = useState(false)
  const answers = useRead(outsideServed.crewChecks, { id }, isWaiting ? { every: LOOK_MS } : {}).data
  if (isWaiting !== waits(answers)) setWaiting(waits(answers))
  const ask = useCommand(outsideServed.askCrew, { done: () => refreshRead(client, outsideServed.crewChecks) })
  const may = allows(outsideServed.askCrew.may, roles)
  return answers ? (
    <ChecksPanel
      title={words.risk}
      answers={answers}
      none={words.neverCrew}
      onAsk={may ? (check) => check && void ask.run({ id, setId: check.setId }) : undefined}
      pending={ask.pending}
    />
  ) : null
}
