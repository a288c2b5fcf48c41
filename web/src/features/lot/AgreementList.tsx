import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import type { Lot, LotAgreement } from '@embarca/contracts/lot/views.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useSession } from '../../session/session.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { type LotUnit, perPart, volume } from '../../shared/load/lot-amounts.ts'
import { money } from '../../shared/load/measures.ts'
import { BlockedButton, Button, IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { LotQuestion } from './LotDialogs.tsx'
import { agreementLook } from './lot-texts.ts'

type Props = {
  readonly lot: Lot
  readonly unit: LotUnit
  readonly mayRun: boolean
  readonly mayDecide: boolean
  readonly pending: boolean
  readonly ask: (question: LotQuestion) => void
}

/** The agreements of the lot: transporter, quota, price, and the withdrawn share. */
export const AgreementList = ({ lot, unit, mayRun, mayDecide, pending, ask }: Props) => {
  if (lot.agreements.length === 0) return <p className="none">Nenhuma cota ainda: aceite uma proposta abaixo ou aguarde um pedido.</p>
  return (
    <ul className="agreements">
      {lot.agreements.map((agreement) => (
        <li key={agreement.lotAgreementId} aria-label={agreement.transporterName}>
          <span className="name">
            <b className="cut">{agreement.transporterName}</b>
            <small className="num">
              {money(agreement.price)} {perPart(lot, unit)}
            </small>
          </span>
          <Share agreement={agreement} unit={unit} />
          <span className="standing">
            <LookPill look={agreementLook(agreement)} />
            {(agreement.reason ?? agreement.justification) && <small>{agreement.reason ?? agreement.justification}</small>}
          </span>
          <span className="acts">
            {agreement.status === 'PENDING' && mayDecide && <Decision agreement={agreement} pending={pending} ask={ask} />}
            {agreement.status === 'APPROVED' && mayRun && lot.status === 'OPEN' && (
              <Menu
                label={`Ações de ${agreement.transporterName}`}
                align="end"
                trigger={(ties) => <IconButton icon="more" label={`Ações de ${agreement.transporterName}`} {...ties} />}
              >
                {(close) => {
                  const item = (kind: 'quota' | 'stop' | 'continue', icon: string, words: string) => (
                    <MenuItem
                      icon={icon}
                      onSelect={() => {
                        close()
                        ask({ kind, agreement })
                      }}
                    >
                      {words}
                    </MenuItem>
                  )
                  return (
                    <>
                      {item('quota', 'pencil', 'Alterar cota')}
                      {agreement.stopped ? item('continue', 'play', 'Liberar retiradas') : item('stop', 'pause', 'Parar retiradas')}
                    </>
                  )
                }}
              </Menu>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Decision = ({
  agreement,
  pending,
  ask,
}: {
  readonly agreement: LotAgreement
  readonly pending: boolean
  readonly ask: (question: LotQuestion) => void
}) => {
  const { roles } = useSession()
  if (agreement.approvalRequired && !allows(may.approveHiring, roles))
    return <BlockedButton reason={lotLabels.refusal.APPROVAL_NOT_YOURS}>Aprovar</BlockedButton>
  return (
    <>
      <Button look="quiet" onClick={() => ask({ kind: 'refuse', agreement })}>
        Recusar
      </Button>
      <Button look="primary" disabled={pending} onClick={() => ask({ kind: 'approve', agreement })}>
        Aprovar
      </Button>
    </>
  )
}

/** The progress of a quota: delivered, on its way, still to withdraw. */
const Share = ({
  agreement: { quota, withdrawn, delivered, remaining },
  unit,
}: {
  readonly agreement: LotAgreement
  readonly unit: LotUnit
}) => {
  const part = (amount: number) => `${quota > 0 ? Math.min(100, (amount / quota) * 100) : 0}%`
  return (
    <span className="share num">
      <span className="words">
        <b>{volume(withdrawn, unit)}</b> de {volume(quota, unit)}
        <small>restam {volume(remaining, unit)}</small>
      </span>
      <i aria-hidden>
        <i className="delivered" style={{ width: part(delivered) }} />
        <i className="moving" style={{ width: part(Math.max(0, withdrawn - delivered)) }} />
      </i>
    </span>
  )
}
