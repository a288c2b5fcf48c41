import { checklistTexts } from '@embarca/contracts/checklist/labels.pt.ts'
import { visitFilesOf, visitOf } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateChecklist, GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { channelOf } from '@embarca/contracts/kit/owner.ts'
import { useState } from 'react'
import { useCommand } from '../../../base/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx'
import { type PillTone, StatusPill } from '../../../ui/StatusPill.tsx'
import { useTablet } from '../offline/tablet.ts'
import { useGateCommand } from '../offline/use-gate-command.ts'
import { useUpload } from '../offline/use-upload.ts'
import { subjectOf } from '../subject.ts'
import { useGateRefresh } from '../use-visit-command.ts'
import { ChecklistQuestion } from './ChecklistQuestion.tsx'
import { answersIn, type ChecklistDraft, valuesOf } from './checklist-draft.ts'
import './checklist.css'

type Named = { readonly conciergeId: string; readonly shippingId: string }
type Props = { readonly visit: GateVisitDetails; readonly named: Named }

const looks: Readonly<Record<GateChecklist['status'], { readonly tone: PillTone; readonly icon: string }>> = {
  PENDING: { tone: 'idle', icon: 'clock' },
  APPROVED: { tone: 'done', icon: 'check' },
  REFUSED: { tone: 'danger', icon: 'warning' },
}
/** What a checklist comes to, as the list and the drawer show it. */
export const ChecklistPill = ({ status }: { readonly status: GateChecklist['status'] }) => (
  <StatusPill {...looks[status]}>{`Checklist ${checklistTexts.statuses[status].toLowerCase()}`}</StatusPill>
)

/** Staff let the truck pass, with a reason under their name. */
const OverrideButton = ({ moment, named }: { readonly moment: GateChecklist['moment']; readonly named: Named }) => {
  const [isOpen, setOpen] = useState(false)
  const refresh = useGateRefresh()
  const override = useCommand(gateCommands.overrideChecklist, {
    done: () => {
      setOpen(false)
      return refresh()
    },
  })
  return (
    <>
      <Button size="gate" onClick={() => setOpen(true)}>
        {gateLabels.action.OverrideChecklist}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={`Liberar checklist de ${checklistTexts.moments[moment].toLowerCase()}`}
        text="A liberação fica registrada em seu nome, com o motivo."
        label="Motivo"
        accept="Liberar"
        pending={override.pending}
        onReason={(reason) => void override.run({ ...named, moment, reason })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type SectionProps = Props & { readonly checklist: GateChecklist }
const Section = ({ visit, named, checklist: { moment, status, override, items } }: SectionProps) => {
  const [draft, setDraft] = useState<ChecklistDraft>({})
  const refresh = useGateRefresh()
  const may = (action: string) => visit.actions.some((one) => one.action === action && one.allowed)
  const subject = subjectOf(visit, { id: named.conciergeId })
  const { isOffline } = useTablet()
  const keepOrUpload = useUpload()
  const answer = useGateCommand('AnswerChecklist', subject, {
    done: async () => {
      await refresh()
      setDraft({})
    },
  })
  const upload = (file: Blob) => {
    const owner = channelOf(visitFilesOf(visitOf(named.shippingId, named.conciergeId), visit.driver?.id ?? ''))
    const isDrawn = file.type === 'image/png'
    return keepOrUpload(new File([file], isDrawn ? 'assinatura.png' : 'foto.jpg', { type: file.type }), { owner })
  }
  const isOpen = may('AnswerChecklist')
  const answers = answersIn(draft)
  const stops = status !== 'APPROVED' && !override
  return (
    <section className="checklist" aria-label={`Checklist de ${checklistTexts.moments[moment].toLowerCase()}`}>
      <h3>
        {`Checklist de ${checklistTexts.moments[moment].toLowerCase()}`} <ChecklistPill status={status} />
      </h3>
      {override && <p className="override">{`Liberado por ${override.by}: ${override.reason}`}</p>}
      <ul>
        {items.map((question) => (
          <ChecklistQuestion
            key={question.id}
            question={question}
            values={valuesOf(question, draft)}
            isOpen={isOpen}
            onChange={(values) => setDraft((before) => ({ ...before, [question.id]: values }))}
            upload={upload}
          />
        ))}
      </ul>
      {isOpen && (
        <div className="answer-buttons">
          <Button
            size="gate"
            look="primary"
            disabled={answers.length === 0}
            pending={answer.pending}
            onClick={() => void answer.run({ ...named, answers })}
          >
            {gateLabels.action.AnswerChecklist}
          </Button>
          {stops && !isOffline && may('OverrideChecklist') && <OverrideButton moment={moment} named={named} />}
        </div>
      )}
    </section>
  )
}

/** The questions that a visit is asked before it enters and before it leaves. */
export const VisitChecklists = ({ visit, named }: Props) =>
  visit.checklists.map((checklist) => <Section key={checklist.moment} visit={visit} named={named} checklist={checklist} />)
