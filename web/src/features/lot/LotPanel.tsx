import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { lotUnit } from '../../shared/load/lot-amounts.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AgreementList } from './AgreementList.tsx'
import { BurnDown } from './BurnDown.tsx'
import { LotButtons } from './LotButtons.tsx'
import { LotDialogs, type LotQuestion } from './LotDialogs.tsx'
import { useLiveLot } from './use-live-lot.ts'
import { useLot } from './use-lot.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import './lot.css'

type Props = { readonly load: LoadDetails; readonly now: number; readonly afterCommand: (answer: Accepted) => Promise<unknown> }

/** A lot: its burn-down, its agreements and its withdrawals. */
export const LotPanel = ({ load, now, afterCommand }: Props) => {
  const { roles } = useSession()
  useLiveLot(load.hashId)
  const read = useRead(lotRoutes.lot, { id: load.hashId }, { live: true })
  const commands = useLot(load.hashId, afterCommand)
  const [question, setQuestion] = useState<LotQuestion>()
  const unit = lotUnit(load.terms ?? {})
  const mayRun = allows(may.runLoads, roles)
  const mayDecide = allows(may.decideAgreements, roles)
  const lot = read.data
  if (!lot)
    return (
      <section className="panel lot" aria-label="Escoamento">
        <h2>Escoamento</h2>
        {read.isError ? (
          <ErrorState text="Não foi possível ler o lote." error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <Skeleton height={180} radius={8} />
        )}
      </section>
    )
  return (
    <>
      <section className="panel lot" aria-label="Escoamento">
        <h2>
          Escoamento
          {mayRun && <LotButtons lot={lot} ask={setQuestion} />}
        </h2>
        <BurnDown lot={lot} unit={unit} now={now} />
      </section>
      <section className="panel lot" aria-label="Cotas">
        <h2>
          Cotas
          <small className="num">{lot.agreements.length === 1 ? '1 transportadora' : `${lot.agreements.length} transportadoras`}</small>
        </h2>
        <AgreementList lot={lot} unit={unit} mayRun={mayRun} mayDecide={mayDecide} pending={commands.pending} ask={setQuestion} />
      </section>
      {lot.agreements.some(({ status }) => status === 'APPROVED') && (
        <WithdrawalList lot={lot} loadId={load.hashId} unit={unit} mayRun={mayRun} ask={setQuestion} />
      )}
      {question && (
        <LotDialogs load={load} lot={lot} question={question} commands={commands} unit={unit} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
