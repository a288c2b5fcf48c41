import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead, usePages } from '../../../base/queries.ts'
import { plain } from '../../../base/texts.ts'
import { useCommand } from '../../../base/use-command.ts'
import { useNow } from '../../../base/use-now.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../../ui/Confirm.tsx'
import { InfiniteList } from '../../../ui/InfiniteList.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { CardSkeletons } from '../CardSkeletons.tsx'
import { LoadCard } from '../LoadCard.tsx'
import { sectionNames } from './sections.ts'
import './draft-list.css'

type Props = { readonly section: 'draft' | 'scheduled'; readonly text: string | undefined }

/** Loads that are not offered yet: drafts, or loads scheduled for later. */
export const DraftList = ({ section, text }: Props) => {
  const { rights } = useSession()
  const now = useNow()
  const client = useQueryClient()
  const drafts = usePages(boardRoutes.drafts, { statusCode: section === 'draft' ? 'DRAFT' : 'CREATED' }, { live: true })
  const [ask, question] = useConfirm()
  const remove = useCommand(loadRoutes.deleteDraft, { done: () => refreshRead(client, boardRoutes.drafts) })
  const confirmRemove = async (id: string, code: string) => {
    if (await ask({ title: `Excluir o rascunho ${code}?`, text: IRREVERSIBLE, accept: 'Excluir', danger: true })) await remove.run({ id })
  }
  const wantedText = text === undefined ? undefined : plain(text)
  const found = wantedText === undefined ? drafts.items : drafts.items.filter(({ externalId }) => plain(externalId).includes(wantedText))
  return (
    <div className="draft-list">
      {drafts.pending ? (
        <CardSkeletons />
      ) : drafts.failed ? (
        <ErrorState text="Falha ao carregar cargas." error={drafts.error} onRetry={() => void drafts.refresh()} />
      ) : found.length === 0 ? (
        <EmptyState text="Não possui cargas no momento..." icon="pencil" />
      ) : (
        <InfiniteList
          label={sectionNames[section]}
          items={found}
          keyOf={({ hashId }) => hashId}
          estimate={120}
          more={drafts.more}
          render={(card) => (
            <div className="draft">
              <LoadCard card={card} viewer={rights} now={now} />
              {card.statusCode === 'DRAFT' && !rights.isApprover && (
                <IconButton
                  icon="trash"
                  label={`Excluir o rascunho ${card.externalId}`}
                  onClick={() => void confirmRemove(card.hashId, card.externalId)}
                />
              )}
            </div>
          )}
        />
      )}
      {question}
    </div>
  )
}
