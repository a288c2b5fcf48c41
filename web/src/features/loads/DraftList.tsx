import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../app/session/session.ts'
import { useCommand } from '../../lib/command.ts'
import { useNow } from '../../lib/load/use-now.ts'
import { refreshRead, usePages } from '../../lib/pages.ts'
import { IconButton } from '../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { BoardTools } from './BoardTools.tsx'
import type { AddressChange, BoardAddress } from './board-address.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { LoadCard } from './LoadCard.tsx'
import { NewLoad } from './NewLoad.tsx'
import './load-board.css'
import './draft-list.css'

type Props = { readonly address: BoardAddress; readonly onAddress: (change: AddressChange) => void }

/** What is not offered yet: drafts and loads scheduled for later. */
export const DraftList = ({ address, onAddress }: Props) => {
  const { standing } = useSession()
  const now = useNow()
  const client = useQueryClient()
  const drafts = usePages(boardRoutes.drafts, {})
  const [ask, question] = useConfirm()
  const remove = useCommand(loadRoutes.deleteDraft, { done: () => refreshRead(client, boardRoutes.drafts) })
  const throwAway = async (id: string, code: string) => {
    if (await ask({ title: `Excluir o rascunho ${code}?`, text: IRREVERSIBLE, accept: 'Excluir', danger: true })) await remove.run({ id })
  }
  const mine = address.text
    ? drafts.items.filter(({ externalId }) => externalId.toLowerCase().includes(address.text!.toLowerCase()))
    : drafts.items
  return (
    <main className="load-board draft-list">
      <BoardTools address={address} onAddress={onAddress} pending={0} onRefresh={drafts.refresh} />
      <h2>Rascunhos e lançamentos agendados</h2>
      {drafts.pending ? (
        <CardSkeletons />
      ) : drafts.failed ? (
        <ErrorState text="Falha ao carregar cargas." error={drafts.error} onRetry={() => void drafts.refresh()} />
      ) : mine.length === 0 ? (
        <EmptyState text="Não possui cargas no momento..." icon="pencil" />
      ) : (
        <InfiniteList
          label="Rascunhos"
          items={mine}
          keyOf={({ hashId }) => hashId}
          estimate={120}
          more={drafts.more}
          render={(card) => (
            <div className="draft">
              <LoadCard card={card} viewer={standing} now={now} />
              {card.statusCode === 'DRAFT' && !standing.isApprover && (
                <IconButton
                  icon="trash"
                  label={`Excluir o rascunho ${card.externalId}`}
                  onClick={() => void throwAway(card.hashId, card.externalId)}
                />
              )}
            </div>
          )}
        />
      )}
      {question}
      {!standing.isApprover && <NewLoad />}
    </main>
  )
}
