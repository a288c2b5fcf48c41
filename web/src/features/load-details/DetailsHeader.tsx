import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { ReactNode } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useSession } from '../../session/session.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { BlockedButton, Button } from '../../ui/Button.tsx'
import { IconLink, LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { type ActionName, offered } from './actions.ts'
import type { RequestedChange } from './changes/change-list.ts'
import { PriorityFlag } from './PriorityFlag.tsx'
import { TagEditor } from './TagEditor.tsx'
import type { Actions } from './use-actions.ts'
import type { LoadPageState } from './use-load.ts'
import './actions.css'

type Props = {
  readonly load: LoadDetails
  readonly page: LoadPageState
  readonly actions: Actions
  readonly suggested: ActionName | 'receipts' | undefined
  readonly onReceipts: () => void
  readonly onAsk: (change: RequestedChange) => void
  readonly onShare: () => void
  /** The button that opens the chat with the driver. */
  readonly talk: ReactNode
}

/** The load's code, status and actions. */
export const DetailsHeader = ({ load, page, actions, suggested, onReceipts, onAsk, onShare, talk }: Props) => {
  const { roles } = useSession()
  const { first } = offered(load)
  const draft = load.statusCode === 'DRAFT'
  const part = load.terms?.partOf
  const hasReceipts = load.statusCode === 'IN_DELIVERY' || load.statusCode === 'DELIVERED' || load.statusCode === 'FINISHED'
  useShortcut({ keys: 'c', label: 'Verificar comprovantes', group: 'Carga', run: onReceipts }, { when: hasReceipts })
  return (
    <header className="title">
      {part ? (
        <IconLink icon="left" label="Voltar ao lote" to="/loads/$hashId/details" params={{ hashId: part.lotId }} />
      ) : (
        <IconLink icon="left" label="Voltar ao quadro" to="/loads" />
      )}
      <h1>{load.externalId}</h1>
      <LookPill look={statusLook(load.statusCode)} />
      <PriorityFlag load={load} page={page} />
      <Tag>{loadLabels.freightType[(load.freightType ?? 'CIF') as keyof typeof loadLabels.freightType] ?? load.freightType}</Tag>
      <Tag>{loadLabels.hiringType[load.hiringType]}</Tag>
      <TagEditor load={load} page={page} />
      {page.behind && (
        <span className="behind" role="status">
          <Spinner size={14} />
          atualizando…
        </span>
      )}
      <div className="acts">
        {draft && allows(may.launchLoads, roles) && (
          <LinkButton icon="pencil" to="/new/load/$hash" params={{ hash: load.hashId }}>
            Editar
          </LinkButton>
        )}
        {load.freightType === 'FOB' && load.actions.some(({ action, allowed }) => action === 'EditFob' && allowed) && (
          <LinkButton icon="pencil" to="/new/load/$hash" params={{ hash: load.hashId }} search={{ edit: true }}>
            Editar
          </LinkButton>
        )}
        {hasReceipts && (
          <Button icon="file-check" look={suggested === 'receipts' ? 'primary' : 'plain'} keys="C" onClick={onReceipts}>
            Comprovantes
          </Button>
        )}
        {first.map(({ name, ask, because }) =>
          because ? (
            <BlockedButton key={name} reason={because}>
              {ask.label}
            </BlockedButton>
          ) : (
            <Button
              key={name}
              icon={ask.icon}
              look={ask.danger ? 'danger' : name === suggested ? 'primary' : 'plain'}
              onClick={() => actions.start(name)}
            >
              {ask.label}
            </Button>
          ),
        )}
        {talk}
        <ActionMenu load={load} start={actions.start} onAsk={onAsk} onShare={onShare} />
      </div>
    </header>
  )
}
