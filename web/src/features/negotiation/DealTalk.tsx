import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { lotUnit } from '../../shared/load/lot-amounts.ts'
import { referenceFor } from '../../shared/load/reference.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { mayAccept } from './allowed.ts'
import { Chat } from './chat/Chat.tsx'
import { DealHead } from './DealHead.tsx'
import { TalkDialogs, type TalkQuestion } from './TalkDialogs.tsx'
import { useComparison } from './use-comparison.ts'
import { useDeal } from './use-deal.ts'
import { useNegotiation } from './use-negotiation.ts'

type Props = { readonly load: LoadDetails; readonly dealId: string; readonly afterCommand: (answer: Accepted) => Promise<unknown> }

export const DealTalk = ({ load, dealId, afterCommand }: Props) => {
  const { roles } = useSession()
  const mayRun = allows(may.runLoads, roles)
  const talk = useNegotiation(load.hashId, afterCommand)
  const { deal, pending, error, retry } = useDeal(load.hashId, dealId, mayRun ? talk.read : undefined)
  const { rows, offering } = useComparison(load)
  const [question, setQuestion] = useState<TalkQuestion>()
  const row = rows.find(({ id }) => id === dealId)
  if (pending) return <Skeleton count={5} height={44} radius={10} />
  if (error) return <ErrorState text="Não foi possível abrir a conversa." error={error} onRetry={retry} />
  const open = load.statusCode === 'NEGOTIATION' || load.statusCode === 'WAIT_TRANSPORTER_ACCEPT'
  return (
    <div className="deal-talk">
      {row && (
        <DealHead
          row={row}
          reference={referenceFor(load)}
          otherOffers={offering.length - (row.offer ? 1 : 0)}
          accept={mayRun ? mayAccept(load, row.offer) : { allowed: false }}
          mayPropose={mayRun && open && load.hiringType !== 'AUCTION' && !row.closed}
          mayRefuse={mayRun && row.offer?.negotiationId !== undefined && (row.state === 'proposed' || row.state === 'countered')}
          ask={(kind) => setQuestion({ kind, row, revision: load.revision })}
        />
      )}
      <Chat loadId={load.hashId} dealId={dealId} items={deal?.items ?? []} reference={referenceFor(load)} maySpeak={mayRun} />
      {question && (
        <TalkDialogs load={load} question={question} talk={talk} unit={lotUnit(load.terms ?? {})} onClose={() => setQuestion(undefined)} />
      )}
    </div>
  )
}
