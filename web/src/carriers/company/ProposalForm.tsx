import { money } from '@embarca/contracts/kit/numbers.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import { transporterDealCommands, type transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { fromLotUnit } from '../../shared/load/lot-amounts.ts'
import { Button } from '../../ui/Button.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ReasonDialog } from '../late-dialogs.tsx'
import { offeredLotUnit } from './offered-lot-unit.ts'

type Deal = OutputOf<typeof transporterDealRoutes.deal>
type Props = {
  readonly id: string
  readonly isLot: boolean
  /** Another answer is the main one of the page. */
  readonly isSecond: boolean
  readonly standing: Deal['shipperProposal']
  readonly own: Deal['transporterProposal']
  readonly onDone: () => unknown
}

/** What the shipper offered, which can be agreed to or refused, and this carrier's own price. */
export const ProposalForm = ({ id, isLot, isSecond, standing, own, onDone }: Props) => {
  const { data: lot } = useRead(transporterLotRoutes.lot, { id }, { enabled: isLot })
  const unit = lot && offeredLotUnit(lot)
  const [price, setPrice] = useState<number>()
  const [quota, setQuota] = useState<number>()
  const [text, setText] = useState('')
  const [isRefusing, setRefusing] = useState(false)
  const [isTried, setTried] = useState(false)
  const done = async () => {
    setRefusing(false)
    setTried(false)
    setText('')
    await onDone()
  }
  const propose = useCommand(transporterDealCommands.propose, { successMessage: 'Proposta enviada.', done })
  const agree = useCommand(transporterDealCommands.agree, { successMessage: 'Valor aceito. O embarcador decide.', done })
  const refuse = useCommand(transporterDealCommands.refuseShipperProposal, { successMessage: 'Proposta recusada.', done })
  const send = () => {
    setTried(true)
    if (!price) return
    void propose.run({
      id,
      price,
      ...(text.trim() && { text: text.trim() }),
      ...(unit && quota && { quota: Number(fromLotUnit(quota, unit)) }),
    })
  }
  return (
    <section className="road-card" aria-label="Proposta">
      {standing && (
        <>
          <p>
            O embarcador propõe <b className="num">{money(standing.price)}</b>
            {standing.text && `: ${standing.text}`}
          </p>
          <div className="road-buttons">
            <Button
              look="primary"
              size="gate"
              pending={agree.pending}
              onClick={() => void agree.run({ id, negotiationId: standing.negotiationId })}
            >
              Concordar
            </Button>
            <Button size="gate" look="danger" onClick={() => setRefusing(true)}>
              Recusar valor
            </Button>
          </div>
        </>
      )}
      {own && (
        <p>
          Sua proposta: <b className="num">{money(own.price)}</b>
        </p>
      )}
      <MoneyField
        label={own ? 'Novo valor' : 'Seu valor'}
        value={price}
        onChange={setPrice}
        error={isTried && !price ? 'Informe o valor.' : undefined}
      />
      {unit && <NumberField label="Quantidade" value={quota} onChange={setQuota} decimals={3} suffix={unit.name} />}
      <TextField label="Observação" value={text} onChange={setText} maxLength={400} />
      <Button size="gate" look={standing || isSecond ? 'plain' : 'primary'} icon="send" pending={propose.pending} onClick={send}>
        {standing ? 'Enviar contraproposta' : 'Enviar proposta'}
      </Button>
      <ReasonDialog
        open={isRefusing}
        title="Recusar valor"
        text="Sua própria proposta continua valendo."
        label="Motivo"
        accept="Recusar"
        danger
        pending={refuse.pending}
        onReason={(reason) => standing && void refuse.run({ id, negotiationId: standing.negotiationId, reason })}
        onClose={() => setRefusing(false)}
      />
    </section>
  )
}
