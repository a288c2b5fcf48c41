import { arrivalProofTexts } from '@embarca/contracts/gate/arrival-proof.pt.ts'
import { arrivalProofRoutes } from '@embarca/contracts/gate/arrival-proof.ts'
import type { VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import { detentionText, hoursText } from '@embarca/contracts/gate/detention.pt.ts'
import { resultOf } from '@embarca/contracts/gate/detention-due.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser, GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { useState } from 'react'
import { fullDateTime, shortDateTime } from '../../base/date-times.ts'
import { downloadFile } from '../../base/file-download.ts'
import { useCommand } from '../../base/use-command.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { AxesButton } from './AxesButton.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CorrectArrival } from './CorrectArrival.tsx'
import { VisitChecklists } from './checklist/VisitChecklists.tsx'
import { useTablet } from './offline/tablet.ts'
import { useGateVisit } from './offline/use-gate-rows.ts'
import { StepPill } from './StepPill.tsx'
import { VisitSlot } from './slots/VisitSlot.tsx'
import { subjectOf } from './subject.ts'
import { isButtonCommand } from './use-visit-command.ts'
import { VisitButton } from './VisitButton.tsx'

const Steps = ({ visit, zone }: { readonly visit: GateVisitDetails; readonly zone: string | undefined }) => {
  const current = visit.steps.findIndex(({ step }) => step === visit.step)
  return (
    <ol className="gate-steps" aria-label="Etapas da visita">
      {visit.steps.map(({ step, label, at, by, isEstimated }, i) => (
        <li
          key={step}
          className={i < current ? 'done' : i === current ? 'now' : 'to-come'}
          {...(i === current && { 'aria-current': 'step' })}
        >
          <Icon name={i < current ? 'check-circle' : i === current ? 'right' : 'clock'} size={18} />
          <span>
            <b>{label}</b>
            {at && (
              <small>
                {shortDateTime(at, zone)}
                {by && ` · ${by}`}
                {isEstimated && ' · horário estimado'}
                {step === 'CHECK_IN' && visit.checkInRecorded && ` · registrado às ${shortDateTime(visit.checkInRecorded, zone).slice(6)}`}
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

const Actions = ({
  visit,
  gate,
  isOffline,
}: {
  readonly visit: GateVisitDetails
  readonly gate: GateOfUser
  readonly isOffline: boolean
}) => (
  <fieldset className="gate-actions">
    <legend>Ações</legend>
    {visit.actions
      .filter(({ action }) => isButtonCommand(action as VisitCommandName))
      .map(({ action, allowed, because }) =>
        allowed ? (
          <VisitButton
            key={action}
            row={visit}
            gate={gate}
            command={action as VisitCommandName}
            look={action === visit.next ? 'primary' : 'plain'}
          />
        ) : (
          <BlockedButton key={action} size="gate" reason={because ?? ''}>
            {gateLabels.action[action as VisitCommandName]}
          </BlockedButton>
        ),
      )}
    {!isOffline && <AxesButton visit={visit} />}
  </fieldset>
)

const detentionOf = ({ detention, detentionMissing: missing }: GateVisitDetails) =>
  resultOf({ ...(detention && { detention }), ...(missing && { missing }) })

const Fields = ({ visit, zone }: { readonly visit: GateVisitDetails; readonly zone: string | undefined }) => {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Motorista', visit.driver && `${visit.driver.name} · CPF ${visit.driver.cpf}`],
    ['Placas', [visit.vehiclePlate, ...visit.otherPlates].filter(Boolean).join(', ')],
    ['Transportadora', visit.transporterName],
    ['Carga', [visit.productType, visit.weight && `${visit.weight.toLocaleString('pt-BR')} kg`].filter(Boolean).join(' · ')],
    ['Coleta', visit.collectDate && fullDateTime(visit.collectDate, zone)],
    ['Destinos', visit.destinations.join(', ')],
    ['Doca', visit.dock],
    [
      'Permanência',
      visit.dwell &&
        `${hoursText(visit.dwell.clock)}${visit.dwell.isRunning ? ' até agora' : ''} · no local ${hoursText(visit.dwell.stay)}`,
    ],
    ['Estadia (Lei 11.442/2007)', visit.dwell && detentionText(detentionOf(visit))],
    ['Ausência', visit.absentMinutes > 0 ? `${visit.absentMinutes} min` : undefined],
  ]
  return (
    <dl className="gate-fields">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type Named = { readonly conciergeId: string; readonly shippingId: string }
/** For the driver, who may ask for it at the gate (Lei 11.442/2007, art. 11 § 9); its public page opens until staff revoke it. */
const ArrivalProof = ({
  visit,
  named,
  mayRevoke,
}: {
  readonly visit: GateVisitDetails
  readonly named: Named
  readonly mayRevoke: boolean
}) => {
  const [asking, setAsking] = useState(false)
  const revoke = useCommand(gateCommands.revokeArrivalProof, { done: () => setAsking(false) })
  const path = address(arrivalProofRoutes.proof)
    .path.replace(':conciergeId', encodeURIComponent(named.conciergeId))
    .replace(':shippingId', encodeURIComponent(named.shippingId))
  return (
    <div className="visit-slot-actions">
      <Button size="gate" icon="download" onClick={() => void downloadFile(path, arrivalProofTexts.file(visit.vehiclePlate ?? ''))}>
        {arrivalProofTexts.title}
      </Button>
      {mayRevoke && (
        <Button size="gate" look="quiet" onClick={() => setAsking(true)}>
          Revogar comprovante
        </Button>
      )}
      <Confirm
        open={asking}
        title="Revogar comprovante"
        text={arrivalProofTexts.revoking}
        accept="Revogar"
        pending={revoke.pending}
        onAccept={() => void revoke.run(named)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

type Props = { readonly id: string; readonly gate: GateOfUser; readonly onClose: () => void }

/** One truck at the gate: its steps, what may be done now, and what people noted. */
export const GateDrawer = ({ id, gate, onClose }: Props) => {
  const { data: visit, isPending, error, refetch } = useGateVisit(gate, id)
  const may = (action: VisitCommandName) => visit?.actions.some((one) => one.action === action && one.allowed) ?? false
  const named = { conciergeId: gate.id, shippingId: id }
  const { isOffline } = useTablet()
  return (
    <Drawer open width={640} title={visit ? `${visit.vehiclePlate ?? '—'} · ${visit.externalId}` : gateLabels.title} onClose={onClose}>
      <QueryState
        what="dados da visita"
        pending={isPending}
        failed={!visit && Boolean(error)}
        error={error}
        onRetry={refetch}
        empty={undefined}
      >
        {visit && (
          <div className="gate-visit">
            <div className="gate-now">
              <StepPill row={visit} />
              {visit.sentence && <span>{visit.sentence}</span>}
            </div>
            <Actions visit={visit} gate={gate} isOffline={isOffline} />
            <VisitChecklists visit={visit} named={named} />
            <Steps visit={visit} zone={gate.zone} />
            <Fields visit={visit} zone={gate.zone} />
            {!isOffline && <VisitSlot visit={visit} gate={gate} />}
            {!isOffline && visit.checkInDate && <ArrivalProof visit={visit} named={named} mayRevoke={may('RevokeArrivalProof')} />}
            {!isOffline && may('UpdateCheckInDate') && visit.checkInDate && (
              <CorrectArrival visit={named} at={visit.checkInDate} zone={gate.zone} />
            )}
            <section className="gate-comments" aria-label="Observações">
              <h3>Observações</h3>
              {visit.comments.map(({ at, author, comment }) => (
                <p key={`${at}${comment}`}>
                  <small>
                    {shortDateTime(at, gate.zone)} · {author}
                  </small>
                  {comment}
                </p>
              ))}
              {visit.comments.length === 0 && <p className="none">Nenhuma observação.</p>}
              {may('CommentVisit') && <CommentForm subject={subjectOf(visit, gate)} />}
            </section>
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}
