import { money } from '@embarca/contracts/kit/numbers.ts'
import { transporterLotCommands, transporterLotRoutes } from '@embarca/contracts/lot/routes.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { fromLotUnit, volume } from '../../shared/load/lot-amounts.ts'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { offeredLotUnit } from './offered-lot-unit.ts'
import { useOperates } from './operates.ts'

/** A lot: the part this carrier asks for, and what it withdraws of it. */
export const LotPart = ({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) => {
  const { data: lot, refetch } = useRead(transporterLotRoutes.lot, { id }, { every: 20_000 })
  const operates = useOperates()
  const [amount, setAmount] = useState<number>()
  const done = async () => {
    setAmount(undefined)
    await refetch()
  }
  const want = useCommand(transporterLotCommands.want, { successMessage: 'Parte pedida. O embarcador aprova.', done })
  const withdraw = useCommand(transporterLotCommands.withdraw, { successMessage: 'Retirada criada: ela está em Cargas.', done })
  if (!lot) return <Skeleton height={80} />
  const { agreement, remaining, pricePerPart, part } = lot
  const unit = offeredLotUnit(lot)
  const inUnits = (value: number) => volume(value, unit)
  const send = () => {
    if (!amount) return
    const typed = Number(fromLotUnit(amount, unit))
    void (agreement ? withdraw.run({ id, amount: typed }) : want.run({ id, quota: typed }))
  }
  return (
    <section className="road-card" aria-label="Lote">
      <p>
        Disponível: <b className="num">{inUnits(remaining)}</b>
        {pricePerPart !== undefined && ` · ${money(pricePerPart)} por ${inUnits(part)}`}
      </p>
      {agreement && (
        <p>
          Sua parte: <b className="num">{inUnits(agreement.quota)}</b> ·{' '}
          {lot.withdrawals.length === 1 ? '1 retirada' : `${lot.withdrawals.length} retiradas`}
        </p>
      )}
      {operates && (agreement || isOpen) && (
        <>
          <NumberField
            label={agreement ? 'Quantidade a retirar' : 'Quantidade desejada'}
            value={amount}
            onChange={setAmount}
            suffix={unit.name}
            decimals={3}
          />
          <Button look="primary" size="gate" disabled={!amount} pending={want.pending || withdraw.pending} onClick={send}>
            {agreement ? 'Retirar' : 'Pedir parte'}
          </Button>
        </>
      )}
    </section>
  )
}
