import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { ago, shortDateTime } from '../../base/date-times.ts'
import { useSession } from '../../session/session.ts'
import { HiringReasons } from '../../shared/load/HiringReasons.tsx'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { money } from '../../shared/load/measures.ts'
import { PriceNote } from '../../shared/load/PriceNote.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { useLoadPrice } from '../../shared/load/use-load-price.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { permit } from './allowed.ts'
import { differenceOf } from './comparison.ts'
import { PriceDifference } from './PriceDifference.tsx'
import './hiring-approval.css'

type Props = {
  readonly load: LoadDetails
  readonly now: number
  readonly start: (action: 'ApproveHiring' | 'RefuseHiring') => void
}

/** A hiring that waits for approval: a summary, and the buttons to decide. */
export const HiringApproval = ({ load, now, start }: Props) => {
  const { rights } = useSession()
  const approve = permit(load, 'ApproveHiring')
  const price = load.price ?? load.freightPrice
  const { judge, isLoading, approvalAbove } = useLoadPrice(load)
  const [from, to] = [load.origins[0], load.destinations.at(-1)]
  return (
    <section className="panel hiring-approval" aria-label="Aprovação da contratação">
      <header>
        <LookPill look={{ ...statusLook('OFFER_COMPLETED') }} />
        <LookPill look={{ tone: 'confirm', icon: 'verified', text: rights.isApprover ? 'Aprovar' : 'Aguardando aprovação' }} />
        <small className="num">{ago(load.lastStatusDate, now)}</small>
      </header>
      <div className="deal">
        <p className="whom">
          <b>{load.transporterName ?? 'Transportadora'}</b>
          {from && to && (
            <small>
              {from.city}, {from.state} <Icon name="right" size={11} label="para" /> {to.city}, {to.state} · coleta{' '}
              {shortDateTime(from.date)}
            </small>
          )}
        </p>
        {price !== undefined && (
          <p className="cost num">
            <b>{money(price)}</b>
            <PriceDifference difference={differenceOf(price, load.referenceValue)} />
          </p>
        )}
      </div>
      {price !== undefined && (
        <div className="reasons">
          <PriceNote guarded={judge(price)} always={!isLoading} />
          <HiringReasons load={load} price={price} approvalAbove={approvalAbove} />
        </div>
      )}
      {approve.allowed ? (
        <div className="decision">
          <Button look="danger" icon="times" onClick={() => start('RefuseHiring')}>
            Recusar
          </Button>
          <Button look="primary" icon="check" onClick={() => start('ApproveHiring')}>
            Aprovar
          </Button>
        </div>
      ) : (
        <p className="waiting">Quem aprova contratações ainda vai decidir.</p>
      )}
    </section>
  )
}
